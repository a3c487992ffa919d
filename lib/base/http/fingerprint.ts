/**
 * A 53-bit hash, which takes less memory than a string. The seed is random for each
 * process, so that clients cannot choose collisions.
 */
export function fingerprint(client: string, what: string, seed: number) {
  let low = seed ^ 0xdeadbeef;
  let high = seed ^ 0x41c6ce57;
  // Two multiplicative hashes in parallel, mixed as in MurmurHash3.
  for (let i = 0; i < client.length; i++) {
    const code = client.charCodeAt(i);
    low = Math.imul(low ^ code, 0x9e3779b1);
    high = Math.imul(high ^ code, 0x5f356495);
  }
  for (let i = 0; i < what.length; i++) {
    // Above all bytes, to separate the two texts.
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
