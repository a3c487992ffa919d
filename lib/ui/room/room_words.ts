import type { Words } from "../../base/words/words.ts";

/** Words of the room that islands need. */
export type RoomWords = Words["room"]["spoken"];
