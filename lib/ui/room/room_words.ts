import type { Words } from "../../base/words/words.ts";

/** What is said in the browser; the other words of the room stand on the page alone. */
export type RoomWords = Words["room"]["spoken"];
