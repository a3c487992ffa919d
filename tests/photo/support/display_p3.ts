import { concat } from "./concat.ts";

/** SMPTE EG 432-1, under D50. */
const PRIMARIES = {
  rXYZ: [0.5151, 0.2412, -0.0011],
  gXYZ: [0.292, 0.6922, 0.0419],
  bXYZ: [0.1571, 0.0666, 0.7841],
};

/** The segment of a JPEG with as much of the profile as names its colours. */
export function displayP3(): Uint8Array<ArrayBuffer> {
  const tags = Object.entries(PRIMARIES);
  const start = 132 + tags.length * 12;
  const profile = new DataView(new ArrayBuffer(start + tags.length * 20));
  profile.setUint32(128, tags.length);
  for (const [index, [name, values]] of tags.entries()) {
    const entry = 132 + index * 12;
    const at = start + index * 20;
    for (let letter = 0; letter < 4; letter++) {
      profile.setUint8(entry + letter, name.charCodeAt(letter));
    }
    profile.setUint32(entry + 4, at);
    profile.setUint32(entry + 8, 20);
    for (const [place, value] of values.entries()) {
      profile.setInt32(at + 8 + place * 4, Math.round(value * 65_536));
    }
  }
  return concat("ICC_PROFILE\0\x01\x01", new Uint8Array(profile.buffer));
}
