/** Web Crypto, because loading Node's hashes would slow each start. */
export async function sha256(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

export async function hashOf(value: unknown): Promise<string> {
  return (await sha256(JSON.stringify(value))).toHex();
}
