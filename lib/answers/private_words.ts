// Of these a page speaks only where it says whose they are.
const PRIVATE_WORDS = new Set(
  "child children kid kids son sons daughter daughters baby married marry wife husband spouse partner girlfriend boyfriend single divorced religion religious church faith vote politics political party salary earn earns income wage wages health illness mother father parents sister sisters brother brothers sibling siblings family"
    .split(" "),
);

/** Whether it is of somebody's private life: "children", "salary". */
export function isPrivateWord(word: string): boolean {
  return PRIVATE_WORDS.has(word);
}
