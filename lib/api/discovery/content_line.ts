// RFC 6350, section 3: a vCard is lines that end in CRLF, of 75 octets at most,
// and one that is longer goes on in the next behind a space.

const LONGEST = 75;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A property and its value as it stands on the wire; what has no value has no line. */
export function contentLine(name: string, value: string | undefined): string {
  return value ? `${folded(`${name}:${value}`)}\r\n` : "";
}

/** Text as a value; of the characters that are no text the line end alone has a way to be written. */
export function textValue(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\t\n]/gu, "")
    .replaceAll(/[\\,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** A value of several fields, each of them text. */
export function fieldsValue(...fields: string[]): string {
  return fields.map((field) => textValue(field).replaceAll(";", "\\;"))
    .join(";");
}

/** No character is cut in two. */
function folded(line: string): string {
  const bytes = encoder.encode(line);
  const parts: Uint8Array[] = [];
  for (let from = 0; from < bytes.length;) {
    // What goes on has a space before it.
    let to = from + LONGEST - (from > 0 ? 1 : 0);
    while (isContinuation(bytes[to])) to--;
    parts.push(bytes.subarray(from, to));
    from = to;
  }
  return parts.map((part) => decoder.decode(part)).join("\r\n ");
}

function isContinuation(byte = 0): boolean {
  return byte >> 6 === 0b10;
}
