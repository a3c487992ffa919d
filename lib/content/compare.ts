/** By code units: the same order on every machine, whatever its language. */
export function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
