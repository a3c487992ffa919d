/** YYYY-MM-DD, nowhere in the future. */
export function today(): string {
  return new Date().toISOString().slice(0, "2021-03-14".length);
}
