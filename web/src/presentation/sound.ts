/** Short sounds, synthesized in the browser, so that there are no files to load. */

import { settings } from "../device/settings.svelte";

export type Sound =
  "settle" | "keep" | "take" | "steal" | "robbed" | "fail" | "turn" | "win" | "lose";

let context: AudioContext | null = null;
let touched = false;
for (const sign of ["pointerdown", "keydown"])
  addEventListener(sign, () => (touched = true), { once: true, capture: true });

/** Browsers allow sound only after the user has touched the page or pressed a key. */
function audio(): AudioContext | null {
  const { userActivation } = navigator as Partial<Navigator>; // missing in older browsers
  if (!settings.sound || !(userActivation?.hasBeenActive ?? touched)) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function tone(
  out: AudioContext,
  frequency: number,
  at: number,
  length: number,
  volume = 0.12,
  kind: OscillatorType = "triangle",
): void {
  const start = out.currentTime + at;
  const oscillator = out.createOscillator();
  const gain = out.createGain();
  oscillator.type = kind;
  oscillator.frequency.setValueAtTime(frequency, start);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0008, start + length);
  oscillator.connect(gain).connect(out.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

function clack(out: AudioContext, at: number, pitch: number, volume: number): void {
  const start = out.currentTime + at;
  const length = Math.floor(out.sampleRate * 0.03);
  const buffer = out.createBuffer(1, length, out.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = out.createBufferSource();
  source.buffer = buffer;
  const band = out.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 4;
  const gain = out.createGain();
  gain.gain.value = volume;
  source.connect(band).connect(gain).connect(out.destination);
  source.start(start);
}

export function playSound(sound: Sound): void {
  const out = audio();
  if (!out) return;
  switch (sound) {
    case "settle": // one die, with a short bounce
      clack(out, 0, 1700 + Math.random() * 1500, 0.5);
      clack(out, 0.045, 1500 + Math.random() * 1000, 0.18);
      break;
    case "keep":
      clack(out, 0, 1400, 0.6);
      tone(out, 392, 0.02, 0.12, 0.05);
      break;
    case "take":
      [523, 659, 784].forEach((frequency, i) => tone(out, frequency, i * 0.07, 0.3));
      break;
    case "steal":
      [784, 587, 880].forEach((frequency, i) =>
        tone(out, frequency, i * 0.06, 0.22, 0.1, "square"),
      );
      break;
    case "robbed": // falling, and low at the end
      [659, 494, 330].forEach((frequency, i) =>
        tone(out, frequency, i * 0.09, 0.3, 0.09, "sawtooth"),
      );
      break;
    case "lose":
      [392, 349, 311, 262].forEach((frequency, i) => tone(out, frequency, i * 0.16, 0.45, 0.09));
      break;
    case "fail":
      [311, 277, 220].forEach((frequency, i) => tone(out, frequency, i * 0.14, 0.35, 0.1));
      break;
    case "turn":
      [659, 880].forEach((frequency, i) => tone(out, frequency, i * 0.12, 0.35, 0.14, "sine"));
      break;
    case "win":
      [523, 659, 784, 1047, 784, 1047].forEach((frequency, i) =>
        tone(out, frequency, i * 0.12, 0.4),
      );
      break;
  }
}
