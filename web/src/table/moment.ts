/** A moment of the game that is worth a pause: what it says, and what it means for the viewer. */

import type { Specialist } from "../game/model";

export interface Moment {
  title: string;
  detail: string | null;
  tone: "gain" | "loss" | "news"; // for the viewer; news: it happened to others
  large: boolean;
  piece: number | Specialist | "bratworm" | null; // a tile by its number, or a figure
}
