/** The line of a thing in the list, which its card shows too. */
export function lineOf(thing: string): string {
  return `list_${thing}`;
}
