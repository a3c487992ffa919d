/** Undefined instead of an empty list, so that JSON and YAML leave it out. */
export function nonEmpty<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}
