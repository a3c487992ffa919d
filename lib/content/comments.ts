const OPEN = "<!--";
const CLOSE = "-->";

/** Removes HTML comments, but not in code, and not if they have no end. */
export function withoutComments(text: string): string {
  const last = text.lastIndexOf(CLOSE);
  if (last === -1) return text;
  let fence = "";
  let isInside = false;
  let offset = 0;
  return text.split("\n").map((line) => {
    const start = offset;
    offset += line.length + 1;
    const mark = isInside ? "" : fenceOn(line);
    if (fence || mark) {
      const isEnd = fence !== "" && mark.startsWith(fence);
      fence = isEnd ? "" : fence || mark;
      return line;
    }
    const left = leftOf(line, { isInside, last: last - start });
    isInside = left.isInside;
    return left.kept;
  }).join("\n");
}

interface State {
  isInside: boolean;
  /** End of the last comment of the text, as an offset in this line. */
  last: number;
}

function leftOf(line: string, { isInside, last }: State) {
  let kept = "";
  let at = 0;
  for (;;) {
    if (isInside) {
      const end = line.indexOf(CLOSE, at);
      if (end === -1) return { kept, isInside };
      at = end + CLOSE.length;
    }
    const open = openIn(line, at);
    isInside = open !== -1 && open < last;
    kept += line.slice(at, isInside ? open : line.length);
    if (!isInside) return { kept, isInside };
    at = open + OPEN.length;
  }
}

/** The start of a comment outside of code and not escaped, or -1. */
function openIn(line: string, from: number): number {
  const rest = line.slice(from);
  const [found] = rest.matchAll(/\\.|`[^`]+`|<!--/g)
    .filter(([mark]) => mark === OPEN);
  return found ? from + found.index : -1;
}

/** Returns the fence that opens or closes a code block, or an empty text. */
export function fenceOn(line: string): string {
  const [, mark = ""] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
  return mark;
}
