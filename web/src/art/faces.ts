/** Where the eyes and the mouth of each character are, on a square of 48. */

interface FaceShape {
  eyes: readonly [left: number, right: number, y: number];
  mouth: readonly [x: number, y: number];
  size?: number; // of the eyes
  line?: string; // the colour of brows and closed eyes, where the face is dark
}

export const FACES: Readonly<Record<string, FaceShape>> = {
  bruno: { eyes: [17, 31, 22.5], mouth: [24, 35.5] },
  ida: { eyes: [17.5, 30.5, 28], mouth: [24, 39.5] },
  rocco: { eyes: [15.5, 32.5, 25], mouth: [24, 38], line: "#f7f1e4" },
  lotta: { eyes: [18.5, 29.5, 29], mouth: [24, 40], size: 0.9 },
  zita: { eyes: [17.5, 30.5, 26.5], mouth: [24, 38] },
  tilo: { eyes: [18, 30, 25.5], mouth: [24, 37.5] },
  nora: { eyes: [12.5, 25.5, 22.5], mouth: [19, 35] },
  milo: { eyes: [15.5, 32.5, 26], mouth: [24, 38.8], size: 0.9, line: "#f7f1e4" },
  vera: { eyes: [15, 33, 24], mouth: [24, 36.5], size: 1.25 },
};
