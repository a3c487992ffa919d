import { GrowingBytes } from "../../../../lib/base/http/growing_bytes.ts";

const MAX_BYTES = 20 * 2 ** 20;
const MAX_MS = 20_000;

/** Names and addresses of the machine itself and of networks around it. */
const INSIDE =
  /^(?:localhost|.*\.(?:local|localhost|internal)|\[.*\]|(?:0|10|127)\.[\d.]+|169\.254\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+)$/i;

/** Bytes of an image of another host, or the reason why there are none. */
export async function fetchImage(
  address: string,
): Promise<Uint8Array<ArrayBuffer> | string> {
  const url = URL.parse(address, "https://localhost");
  if (!url || !/^https?:$/.test(url.protocol) || INSIDE.test(url.hostname)) {
    return "is at no public address";
  }
  try {
    return await bytesAt(url);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `could not be fetched: ${why}`;
  }
}

async function bytesAt(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  // A redirect may not lead into the owner's network.
  const init = { redirect: "error" } as const;
  const signal = AbortSignal.timeout(MAX_MS);
  const { ok, status, body } = await fetch(url, { ...init, signal });
  if (!ok) {
    await body?.cancel();
    throw new Error(`status ${status}`);
  }
  const bytes = new GrowingBytes(MAX_BYTES);
  for await (const part of body ?? []) {
    if (!bytes.add(part)) throw new Error("it is above 20 MB");
  }
  return bytes.bytes();
}
