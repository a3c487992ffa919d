// RFC 6350, section 3: lines end with CRLF and have at most 75 octets. A longer
// line continues on the next line after a space.

const MAX_OCTETS = 75;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A property with its value; empty without a value. */
export function contentLine(name: string, value: string | undefined): string {
  return value ? `${folded(`${name}:${value}`)}\r\n` : "";
}

/** Escapes text. Control characters other than tab and line end are removed. */
export function textValue(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\t\n]/gu, "")
    .replaceAll(/[\\,]/g, "\\$&").replaceAll(/[\n\u2028\u2029]/g, "\\n");
}

/** A structured value of text fields. */
export function fieldsValue(...fields: string[]): string {
  return fields.map((field) => textValue(field).replaceAll(";", "\\;"))
    .join(";");
}

/** Folds between characters, never inside one. */
function folded(line: string): string {
  const bytes = encoder.encode(line);
  const parts: Uint8Array[] = [];
  for (let from = 0; from < bytes.length;) {
    // The space of a continuation counts.
    let to = from + MAX_OCTETS - (from > 0 ? 1 : 0);
    while (isContinuation(bytes[to])) to--;
    parts.push(bytes.subarray(from, to));
    from = to;
  }
  return parts.map((part) => decoder.decode(part)).join("\r\n ");
}

function isContinuation(byte = 0): boolean {
  return byte >> 6 === 0b10;
}
