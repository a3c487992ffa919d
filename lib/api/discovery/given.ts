/** What is not given is not in the document, rather than empty. */
export function given<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}
