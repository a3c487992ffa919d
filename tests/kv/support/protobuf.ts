/** A field of a message: its number, and what it holds. */
export type Field = [number: number, value: number | Uint8Array];

/** Reads the two kinds of fields that KV Connect uses: numbers and bytes. */
export function* fieldsOf(message: Uint8Array): Generator<Field> {
  let at = 0;
  function varint(): number {
    let value = 0;
    for (let scale = 1;; scale *= 128) {
      const byte = message[at++] ?? 0;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }
  while (at < message.length) {
    const tag = varint();
    const number = tag >> 3;
    const size = varint();
    if ((tag & 7) === 0) yield [number, size];
    else yield [number, message.subarray(at, at += size)];
  }
}

/** The bytes of a field that occurs once, empty where it is left out. */
export function bytesOf(message: Uint8Array, wanted: number): Uint8Array {
  return allOf(message, wanted).at(-1) ?? new Uint8Array();
}

/** The bytes of a field each time that it occurs. */
export function allOf(message: Uint8Array, wanted: number): Uint8Array[] {
  return fieldsOf(message).filter(([number]) => number === wanted)
    .map(([, value]) => value).filter((value) => typeof value !== "number")
    .toArray();
}

export function numberOf(message: Uint8Array, wanted: number): number {
  for (const [number, value] of fieldsOf(message)) {
    if (number === wanted && typeof value === "number") return value;
  }
  return 0;
}

export function messageOf(fields: Field[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    fields.flatMap(([number, value]) =>
      typeof value === "number"
        ? [...varintOf(number << 3), ...varintOf(value)]
        : [...varintOf(number << 3 | 2), ...varintOf(value.length), ...value]
    ),
  );
}

function varintOf(value: number): number[] {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) {
    bytes.push(value % 128 + 128);
  }
  return [...bytes, value];
}
