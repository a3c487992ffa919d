/** A part of a line: text, the beginning or end of an emphasis, or a `<br>`. */
export type Piece = string | Mark | { kind: "break" };
export type Side = "open" | "close";

interface Mark {
  kind: "mark";
  tag: string;
  sign: string;
  side: Side;
}

const BREAK = "\\\n";

/** Leaves one space between words, and none at ends or inside marks. */
export function tidy(pieces: Piece[]): (string | Mark)[] {
  const done: (string | Mark)[] = [];
  let waiting: Mark[] = [];
  let space = "";
  for (const piece of pieces) {
    if (typeof piece === "string") {
      const words = piece.replaceAll(/^ +|(?<! ) +$/g, "");
      if (piece.startsWith(" ")) space = " ";
      if (words === "") continue;
      const isFirst = done.length === 0 || done.at(-1) === BREAK;
      if (!isFirst && space) done.push(space);
      else if (words.startsWith("[")) unmakeImage(done);
      done.push(...waiting, words);
      waiting = [];
      space = piece.endsWith(" ") ? " " : "";
    } else if (piece.kind === "break") {
      if (done.length > 0) done.push(BREAK);
      space = "";
    } else if (piece.side === "open") waiting.push(piece);
    // Drop marks around nothing.
    else if (!waiting.pop()) done.push(piece);
  }
  return done.at(-1) === BREAK ? done.slice(0, -1) : done;
}

/** An exclamation mark before a link would make it an image. */
function unmakeImage(done: (string | Mark)[]): void {
  const last = done.at(-1);
  if (typeof last === "string") done.push(`${done.pop()}`.replace(/!$/, "\\!"));
}

/**
 * Writes marks as asterisks. Asterisks between a letter and punctuation are no marks
 * (CommonMark 6.2), so such a line gets HTML tags.
 */
export function spell(pieces: (string | Mark)[]): string {
  const areRead = pieces.every((piece, at) =>
    typeof piece === "string" || isRead(pieces, at, piece.side)
  );
  return pieces.map((piece) => {
    if (typeof piece === "string") return piece;
    const { sign, side, tag } = piece;
    return areRead ? sign : side === "open" ? `<${tag}>` : `</${tag}>`;
  }).join("");
}

function isRead(pieces: (string | Mark)[], at: number, side: Side): boolean {
  const before = neighbour(pieces, at, -1, side);
  const after = neighbour(pieces, at, 1, side);
  // Adjacent runs of asterisks are parsed as one.
  if (before === undefined || after === undefined) return false;
  return side === "open"
    ? !/^[\p{P}\p{S}]/u.test(after) || /(^|[\s\p{P}\p{S}])$/u.test(before)
    : !/[\p{P}\p{S}]$/u.test(before) || /^($|[\s\p{P}\p{S}])/u.test(after);
}

/** The text beside a run of marks; undefined if another run follows. */
function neighbour(
  pieces: (string | Mark)[],
  at: number,
  step: 1 | -1,
  side: Side,
): string | undefined {
  for (let next = at + step;; next += step) {
    const piece = pieces[next];
    if (piece === undefined) return "";
    if (typeof piece === "string") return piece;
    if (piece.side !== side) return undefined;
  }
}
