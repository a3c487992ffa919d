/** Maximum length of an answer that is read whole, in bytes: 4 MiB. */
export const MAX_BODY = 4 * 1024 * 1024;

/** Bytes that are kept of a body that cannot be read: 64 KiB. */
export const KEPT = 64 * 1024;

/** The bytes of a body, at most `limit` of them; the rest is not read. */
export async function readBytes(
  { body }: Response,
  limit: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  while (reader && size < limit) {
    const { done, value } = await reader.read();
    if (done) return concat(chunks, size);
    chunks.push(value);
    size += value.length;
  }
  await reader?.cancel();
  return concat(chunks, size).subarray(0, limit);
}

export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** The beginning of a text; a character that is cut in two is left out. */
export function keptText(bytes: Uint8Array): string {
  const kept = bytes.subarray(0, KEPT);
  return new TextDecoder().decode(kept, { stream: kept.length === KEPT });
}

function concat(chunks: Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}
