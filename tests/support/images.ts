// The least that is an image of a format: as much as says how large it is.

export function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  bytes.set(ascii("IHDR"), 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** With these attributes of its root. */
export function svg(attributes: string): Uint8Array {
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`,
  );
}

export function gif(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(13);
  bytes.set(ascii("GIF89a"));
  const view = new DataView(bytes.buffer);
  view.setUint16(6, width, true);
  view.setUint16(8, height, true);
  return bytes;
}

export function webp(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(30);
  bytes.set(ascii("RIFF"));
  bytes.set(ascii("WEBPVP8X"), 8);
  const view = new DataView(bytes.buffer);
  view.setUint32(4, 22, true);
  view.setUint32(16, 10, true);
  // 24 bits each; the byte above is the next number's, or nothing's.
  view.setUint16(24, width - 1, true);
  view.setUint16(27, height - 1, true);
  return bytes;
}

/** The orientation is one of the eight of Exif 2.3, section 4.6.4. */
export function jpeg(
  width: number,
  height: number,
  orientation = 1,
): Uint8Array {
  const exif = [
    ...ascii("Exif"),
    0,
    0,
    ...ascii("MM"),
    0,
    42,
    0,
    0,
    0,
    8,
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ];
  const frame = [8, ...two(height), ...two(width), 1, 1, 0x11, 0];
  return new Uint8Array([
    ...[0xff, 0xd8],
    ...segment(0xe1, exif),
    ...segment(0xc0, frame),
    ...[0xff, 0xd9, 0, 0, 0, 0, 0, 0, 0, 0],
  ]);
}

function segment(marker: number, data: number[]): number[] {
  return [0xff, marker, ...two(data.length + 2), ...data];
}

function two(value: number): number[] {
  return [value >> 8, value & 255];
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
