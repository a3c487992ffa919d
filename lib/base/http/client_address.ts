/** The connection of a request, and the claims of proxies. */
export interface Origin {
  /** Undefined for a Unix socket. */
  socket: string | undefined;
  forwardedFor: string | null;
  /** Number of our proxies that append to X-Forwarded-For. */
  proxies: number;
}

/**
 * The key of a client: an IPv4 address, also when mapped into IPv6, or the /64 of an
 * IPv6 address, which is one household or machine. Counts entries from the right,
 * because only our own proxies are trusted.
 */
export function clientAddress({ socket, forwardedFor, proxies }: Origin) {
  const direct = fromSocket(socket);
  if (proxies === 0 || forwardedFor === null) return direct;
  // No maximum length: padding by a client would make the header count as absent.
  const entry = forwardedFor.split(",").at(-proxies)?.trim() ?? "";
  return canonical(withoutPort(entry)) ?? direct;
}

// Deno gives valid addresses, so one without a colon is IPv4.
function fromSocket(address = "unknown"): string {
  if (!address.includes(":")) return address;
  return canonical(address) ?? "unknown";
}

function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1];
  return bracketed ?? entry.replace(/^([\d.]+):\d+$/, "$1");
}

function canonical(address: string): string | null {
  if (isIpv4(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isIpv4(mapped) ? mapped : null;
  return address.includes(":") ? networkOf(address) : null;
}

function isIpv4(address: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/.test(address);
}

/** The first 64 bits of IPv6, or the IPv4 address that it maps. */
function networkOf(address: string): string | null {
  const [bare = ""] = address.split("%", 1);
  const url = URL.parse(`http://[${bare}]`);
  if (!url) return null;
  const hostname = url.hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(hostname)?.slice(1);
  if (mapped) return mapped.flatMap(twoBytes).join(".");
  const [head = "", tail] = hostname.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right];
  return groups.slice(0, 4).join(":") + "::/64";
}

function twoBytes(group: string): number[] {
  const value = parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
