/** Bytes one after the other; the letters of a text are a byte each. */
export function concat(
  ...parts: (Uint8Array | string)[]
): Uint8Array<ArrayBuffer> {
  const blobs = parts.map((part) =>
    typeof part === "string"
      ? Uint8Array.from(part, (letter) => letter.charCodeAt(0))
      : part
  );
  const bytes = new Uint8Array(
    blobs.reduce((sum, { length }) => sum + length, 0),
  );
  let at = 0;
  for (const blob of blobs) {
    bytes.set(blob, at);
    at += blob.length;
  }
  return bytes;
}
