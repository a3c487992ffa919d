import type { Words } from "../../base/words/words.ts";

/** Words of the wardrobe. */
export type Robe = Words["room"]["robe"];
