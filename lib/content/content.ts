import type { ResultOf } from "./kind.ts";
import type { kinds } from "./kinds/mod.ts";

/** What all files say together: a member for each kind, as its own file has it. */
export type Content = {
  [Name in keyof typeof kinds]: ResultOf<(typeof kinds)[Name]>;
};
