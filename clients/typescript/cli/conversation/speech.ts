import { cellOf, itemsOf, memberOf } from "../table/value.ts";
import { paint } from "../terminal/paint.ts";
import { printable } from "../terminal/printable.ts";
import type { Screen } from "../terminal/screen.ts";
import { cut } from "../terminal/width.ts";
import { wrap } from "../terminal/wrap.ts";

/** A longer name would leave no room for the message. */
const LONGEST_NAME = 24;

/** A name as a line has room for it. */
export function shortName(name: string): string {
  return cut(printable(name), LONGEST_NAME);
}

/** Lines and actions of a person in the room, as in a play. */
export function speechLines(
  reply: unknown,
  name: string,
  screen: Screen,
): string[] {
  const speaker = shortName(name);
  const lines = itemsOf(reply, ["messages"]).flatMap((message, i) => {
    const text = cellOf(memberOf(message, "text"));
    const lines = wrap(i === 0 ? `${speaker}: ${text}` : text, screen.columns);
    return lines.map((line, j) =>
      i === 0 && j === 0 && line.startsWith(speaker)
        ? paint(speaker, "bold", screen.colours) + line.slice(speaker.length)
        : line
    );
  });
  return [...lines, ...actionLines(reply, screen)];
}

function actionLines(reply: unknown, { columns, colours }: Screen): string[] {
  const [type, target] = ["type", "target"].map((name) =>
    cellOf(memberOf(reply, "action", name)).replaceAll("_", " ")
  );
  if (!type) return [];
  const line = cut(printable(`(${type} ${target})`), columns);
  return [paint(line, "dim", colours)];
}
