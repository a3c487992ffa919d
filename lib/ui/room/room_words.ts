import type { Words } from "../../base/words/words.ts";

type Spoken = Words["room"]["spoken"];

/** Words of the room that islands need. Without `request` no call is shown. */
export type RoomWords = Omit<Spoken, "request"> & { request?: string };

/** Words of the wardrobe. */
export type Robe = Words["room"]["robe"];
