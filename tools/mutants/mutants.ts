import ts from "npm:typescript@5.9.3";

/** One place of a file, said differently. */
export interface Mutant {
  file: string;
  /** From 1. */
  line: number;
  start: number;
  end: number;
  before: string;
  after: string;
}

const SWAPPED = new Map([
  ["<", "<="],
  ["<=", "<"],
  [">", ">="],
  [">=", ">"],
  ["===", "!=="],
  ["!==", "==="],
  ["&&", "||"],
  ["||", "&&"],
  ["+", "-"],
  ["-", "+"],
]);

/** Everything in a file that could be a slip: numbers, comparisons, words of headers, calls left out. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];

  function add(node: ts.Node, ...afters: string[]): void {
    const start = node.getStart(source);
    const before = text.slice(start, node.end);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    for (const after of afters) {
      if (after === before) continue;
      mutants.push({ file, line, start, end: node.end, before, after });
    }
  }

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isInterfaceDeclaration(node)) return;
    if (ts.isNumericLiteral(node)) add(node, ...otherNumbers(node.text));
    if (ts.isBinaryExpression(node)) {
      const { operatorToken } = node;
      const other = SWAPPED.get(operatorToken.getText(source));
      if (other) add(operatorToken, other);
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, "false");
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, "true");
    if (ts.isStringLiteral(node) && node.text.includes("'")) add(node, '""');
    if (ts.isExpressionStatement(node)) add(node, ";");
    if (ts.isThrowStatement(node)) add(node, ";");
    ts.forEachChild(node, visit);
  }

  visit(source);
  return mutants;
}

/** Twice and half: an order of magnitude would be found by less. */
function otherNumbers(text: string): string[] {
  const value = Number(text.replaceAll("_", ""));
  if (value === 0) return ["1"];
  if (value === 1) return ["0", "2"];
  return [String(value * 2), String(Math.floor(value / 2))];
}
