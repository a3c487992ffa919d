/** Neutral, smile, sad, surprised, speaking, eyes closed. */
export type Gesture = "nrm" | "sml" | "sad" | "srp" | "spk" | "eyb";
