import { Failure } from "../failure.ts";

/** A zlib stream (RFC 1950) of exactly `size` bytes; no more are ever held. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  size: number,
): Promise<Uint8Array> {
  const inflated = new Uint8Array(size);
  let length = 0;
  const stream = new Blob([bytes]).stream()
    .pipeThrough(new DecompressionStream("deflate"));
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      // Throws a RangeError if it does not fit.
      inflated.set(value, length);
      length += value.length;
    }
  } catch {
    throw wrongSize();
  } finally {
    await reader.cancel().catch(() => {});
  }
  if (length < size) throw wrongSize();
  return inflated;
}

function wrongSize(): Failure {
  return unreadable("its data is damaged, or of another size than it says");
}

/** Advises to write the picture to a file. */
export function unreadable(why: string): Failure {
  return new Failure(`Cannot draw the picture: ${why}`, {
    hint: "Write the picture to a file: -o FILE",
  });
}
