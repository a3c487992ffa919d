/** Of the text in UTF-8. Node's own would be at once, but cost every start. */
export async function sha256(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}
