/** An address without escapes; one that is wrongly escaped stays as it is. */
export function decoded(address: string, decode = decodeURIComponent): string {
  try {
    return decode(address);
  } catch {
    return address;
  }
}
