export type Coding = "br" | "gzip";

const FORMATS = { br: "brotli", gzip: "gzip" } as const;

let codings: Coding[] | undefined;

/** The content codings of this runtime, best first. */
export function offeredCodings(): Coding[] {
  return codings ??= canCompress(FORMATS.br) ? ["br", "gzip"] : ["gzip"];
}

/** Web streams, because Node's zlib takes longer to load. */
export async function compress(coding: Coding, bytes: Uint8Array<ArrayBuffer>) {
  const plain = new Blob([bytes]).stream();
  const compressed = plain.pipeThrough(new CompressionStream(FORMATS[coding]));
  return await new Response(compressed).bytes();
}

/** Deno 2.5 has no brotli. */
function canCompress(format: CompressionFormat): boolean {
  try {
    new CompressionStream(format).writable.abort();
    return true;
  } catch {
    return false;
  }
}
