/** Bytes one after the other; the letters of a text are a byte each. */
export function concat(
  ...parts: (Uint8Array | string)[]
): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    parts.flatMap((part) =>
      typeof part === "string"
        ? [...part].map((letter) => letter.charCodeAt(0))
        : [...part]
    ),
  );
}
