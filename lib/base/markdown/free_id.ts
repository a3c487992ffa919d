/** Makes an id from text that is not in `taken` yet, and adds it. */
export function freeId(text: string, taken: Set<string>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["section"];
  const id = words.join("-");
  let free = id;
  for (let count = 2; taken.has(free); count++) free = `${id}-${count}`;
  taken.add(free);
  return free;
}
