/** As JSON Resume and schema.org have it: what goes on has no end. */
export function periodOf({ start, end }: { start?: string; end?: string }) {
  return { startDate: start, endDate: end === "present" ? undefined : end };
}
