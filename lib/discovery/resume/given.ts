/** What is not given is not in the document, rather than empty. */
export function given<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** What goes on has no end. */
export function periodOf({ start, end }: { start?: string; end?: string }) {
  return { startDate: start, endDate: end === "present" ? undefined : end };
}
