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

const OTHER_CALLS = new Map([
  ["Math.min", "Math.max"],
  ["Math.max", "Math.min"],
]);

/** Members of an object without which it still is one, and its bound is gone. */
const LEFT_OUT = new Set(["check", "delete", "expireIn", "expiresAt"]);

/** A place to change, and what may stand there instead. */
type Change = [place: ts.Node, ...afters: string[]];

/**
 * Everything in a file that could be a slip: numbers, comparisons, conditions,
 * calls left out, members of headers and policies. What is said to people
 * stays as it is: no test should hold it.
 */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];

  function add([place, ...afters]: Change): void {
    const start = place.getStart(source);
    const { end } = place;
    const before = text.slice(start, end);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    for (const after of afters) {
      if (after === before) continue;
      mutants.push({ file, line, start, end, before, after });
    }
  }

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isInterfaceDeclaration(node)) return;
    changesOf(node, source).forEach(add);
    ts.forEachChild(node, visit);
  }

  visit(source);
  return mutants;
}

function changesOf(node: ts.Node, source: ts.SourceFile): Change[] {
  if (ts.isNumericLiteral(node)) {
    // In hexadecimal there are magic numbers and masks, but no bounds.
    const isBound = !/^0x/i.test(node.getText(source));
    return isBound ? [[node, ...otherNumbers(node.text)]] : [];
  }
  if (ts.isBinaryExpression(node)) {
    const other = SWAPPED.get(node.operatorToken.getText(source));
    return other ? [[node.operatorToken, other]] : [];
  }
  if (ts.isCallExpression(node)) {
    const other = OTHER_CALLS.get(node.expression.getText(source));
    return other ? [[node.expression, other]] : [];
  }
  if (ts.isIfStatement(node)) return [[node.expression, "false"]];
  if (ts.isExpressionStatement(node) || ts.isThrowStatement(node)) {
    return [[node, ";"]];
  }
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties
      .filter(({ name }) => name && LEFT_OUT.has(name.getText(source)))
      .map((property) => [property, "...{}"]);
  }
  if (ts.isArrayLiteralExpression(node)) return membersLeftOut(node);
  if (ts.isStringLiteral(node) && isToken(node)) {
    // Of a list it is left out, which says more.
    return ts.isArrayLiteralExpression(node.parent) ? [] : [[node, '""']];
  }
  if (ts.isTemplateExpression(node) && isToken(node.head)) {
    return [[node, '""']];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, "false"]];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, "true"]];
  return [];
}

/** Of a list of words or of pairs; half of a pair would be no pair. */
function membersLeftOut(array: ts.ArrayLiteralExpression): Change[] {
  const isPair = ts.isArrayLiteralExpression(array.parent);
  const isOfWords = array.elements.some((element) =>
    ts.isStringLiteralLike(element) || ts.isArrayLiteralExpression(element) ||
    ts.isTemplateExpression(element)
  );
  if (isPair || !isOfWords) return [];
  return array.elements.map((element) => [element, "...[]"]);
}

/** Twice and half: an order of magnitude would be found by less. */
function otherNumbers(text: string): string[] {
  const value = Number(text.replaceAll("_", ""));
  if (value === 0) return ["1"];
  if (value === 1) return ["0", "2"];
  return [String(value * 2), String(Math.floor(value / 2))];
}

/** Whether programs read it, such as `no-store` and `default-src 'none'`, and not people. */
function isToken({ text }: ts.LiteralLikeNode): boolean {
  return /[=*;]|'[a-z-]+'|^no-?\w+$/.test(text) && !/^[A-Z]/.test(text);
}
