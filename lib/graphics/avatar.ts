/** Size of a normal picture in pixels. A large one is twice as wide and high. */
export const WIDTH = 64;
export const HEIGHT = 110;

/**
 * Version of the drawing code. Addresses of pictures contain it, so that a
 * changed drawing gets a new address. A test compares it with the pictures.
 */
export const EDITION = "qIZ6EAYs";

/** Neutral, smile, sad, surprised, speaking, eyes closed. */
export type Gesture = "nrm" | "sml" | "sad" | "srp" | "spk" | "eyb";

/** Parameters of `GET /api/v1/room-avatar`. */
export interface Avatar {
  figure: string;
  /** 0 to 7, clockwise: 3 looks at the viewer, 7 away. */
  direction: number;
  headDirection: number;
  size: "n" | "l";
  gesture: Gesture;
  action: string;
  frame: number;
}
