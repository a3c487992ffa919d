import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { mediaType } from "../static_file.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Both codings of a text, as small as they get; none where it gains nothing. */
export function compress(
  path: string,
  bytes: Bytes,
): { br?: Bytes; gzip?: Bytes } {
  if (bytes.byteLength < WORTHWHILE || !TEXT.test(mediaType(path))) return {};
  const br = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  });
  const gz = gzipSync(bytes, { level: 9 });
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}

const WORTHWHILE = 1024;
const TEXT = /^text\/|[/+](json|xml|javascript)\b/;
