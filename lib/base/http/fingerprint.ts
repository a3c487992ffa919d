/**
 * A number of 53 bits that stands for a client and what it has to do with: a
 * set of strings would cost several times the memory. With a random seed of its
 * own in each process nobody can choose addresses that share a number. It never
 * leaves the memory of the process, so it is a fast hash, not a slow one.
 */
export function fingerprint(
  client: string,
  what: string,
  seed: number,
): number {
  let low = seed ^ 0xdeadbeef;
  let high = seed ^ 0x41c6ce57;
  // Two multiplicative hashes side by side, then the mixing of MurmurHash3.
  for (let i = 0; i < client.length; i++) {
    const code = client.charCodeAt(i);
    low = Math.imul(low ^ code, 0x9e3779b1);
    high = Math.imul(high ^ code, 0x5f356495);
  }
  for (let i = 0; i < what.length; i++) {
    // Past all bytes, so that it is told apart where the one ends.
    const code = what.charCodeAt(i) + 256;
    low = Math.imul(low ^ code, 0x9e3779b1);
    high = Math.imul(high ^ code, 0x5f356495);
  }
  low = mix(low) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  high = mix(high) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  return (high & 0x1fffff) * 2 ** 32 + (low >>> 0);
}

function mix(hash: number): number {
  return Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
}
