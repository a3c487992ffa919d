import type { AvatarImager, AvatarParameters } from "../types.ts";
import { Breaker, Bulkhead, MAX_WAITING } from "./guards.ts";
import { fetchBytes } from "./fetch.ts";
import { type Network, TIMEOUTS } from "./network.ts";
import { UpstreamError } from "../../upstream_error.ts";
import type { UpstreamSettings } from "../../upstream_settings.ts";

const PROVIDER = "imager";
const MIB = 1024 * 1024;

/** The imaging service at IMAGER_URL; null if the site draws avatars itself. */
export function avatarImager(
  { IMAGER_URL }: UpstreamSettings,
  network: Network,
): AvatarImager | null {
  if (!IMAGER_URL) return null;
  // A refused figure does not mean that other figures fail.
  const breaker = new Breaker(PROVIDER, network.now, isDown);
  const bulkhead = new Bulkhead(PROVIDER, MAX_WAITING);
  const pending = new Map<string, ReturnType<AvatarImager>>();

  async function ask(query: string) {
    const url = new URL(IMAGER_URL);
    url.search = query;
    const bytes = await fetchBytes(network, { url }, {
      provider: PROVIDER,
      accept: "image/png",
      mediaType: /^image\/png\s*(?:;|$)/i,
      maxBytes: MIB,
      signal: network.timeout(TIMEOUTS.attempt),
    });
    if (isSmallPng(bytes)) return bytes;
    throw new UpstreamError(PROVIDER, "unexpected");
  }

  /** Shares one call between concurrent requests for the same picture. */
  function askOnce(query: string) {
    const known = pending.get(query);
    if (known) return known;
    const picture = breaker.run(() => ask(query))
      .finally(() => pending.delete(query));
    pending.set(query, picture);
    return picture;
  }

  return (parameters) => bulkhead.run(() => askOnce(queryOf(parameters)));
}

function isDown(error: unknown): boolean {
  return error instanceof UpstreamError &&
    (error.failure === "connection" || error.failure === "timeout");
}

/** Sorted, so that an avatar has one address. */
function queryOf(parameters: AvatarParameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, String(value));
  }
  query.sort();
  return query.toString();
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
/** Signature and IHDR chunk: length, type, 13 bytes, checksum. */
const HEADER = 33;
const IHDR = 0x49484452;
const MAX_SIDE = 1024;

/** Returns true if the header is of a PNG (ISO/IEC 15948) of at most 1024 × 1024. */
function isSmallPng(bytes: Uint8Array): boolean {
  if (bytes.length < HEADER) return false;
  if (SIGNATURE.some((byte, index) => bytes[index] !== byte)) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER);
  const isHeader = view.getUint32(8) === 13 && view.getUint32(12) === IHDR;
  return isHeader && isSide(view.getUint32(16)) && isSide(view.getUint32(20));
}

function isSide(pixels: number): boolean {
  return pixels >= 1 && pixels <= MAX_SIDE;
}
