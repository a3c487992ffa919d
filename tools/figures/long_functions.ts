import ts from "npm:typescript@5.9.3";
import type { Texts } from "./texts.ts";

/** Functions with more lines than allowed, as `lines path:line name`, longest first. */
export function longFunctions(texts: Texts, maxLines: number): string[] {
  return [...texts].flatMap(([path, text]) => functionsIn(path, text))
    .filter(({ lines }) => lines > maxLines)
    .sort((one, other) => other.lines - one.lines)
    .map(({ lines, place, name }) => `${lines} ${place} ${name}`);
}

interface Measured {
  lines: number;
  place: string;
  name: string;
}

function functionsIn(path: string, text: string): Measured[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (at: number) => file.getLineAndCharacterOfPosition(at).line;
  const found: Measured[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) {
      const start = lineOf(node.getStart());
      found.push({
        lines: lineOf(node.end) - start + 1,
        place: `${path}:${start + 1}`,
        name: node.name?.getText() ?? "(anonymous)",
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
