// deno-lint-ignore-file no-console -- prints figures
// `deno task figures`: size and structure of the code, as one table.
// Function lengths come from the TypeScript compiler, everything else from text.

import { dirname, join, normalize } from "node:path";
import ts from "npm:typescript@5.9.3";

const PRODUCT = ["lib", "routes", "islands", "runtime", "clients/typescript"];
const ROUTES = ["routes/api/v1/work.ts", "routes/about.tsx", "routes/mcp.tsx"];
const LONG_FUNCTION = 25;
const LONG_FILE = 150;
const OPENING =
  /^\s*(?:\/\/|\/\*\*) (What|Where|Who|Whoever|Whether|How|By|Of|With)\b/;
const IMPORT =
  /^(?:import|export)\b[^;]*?from\s+"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

const { imports } = JSON.parse(await Deno.readTextFile("deno.json"));
const texts = new Map<string, string>();
for (const folder of PRODUCT) await readAll(folder);

const lib = [...texts.keys()].filter((path) => path.startsWith("lib/"));
const comments = linesOf(/^\s*(?:\/\/|\/\*\*) \w/);
const figures: [string, number | string][] = [
  ["lines of lib, TypeScript", sum(lib)],
  ["lines of lib/fresh", sum(lib.filter((path) => /^lib\/fresh\//.test(path)))],
  ["lines of the product, TypeScript", sum([...texts.keys()])],
  [
    "files in lib itself",
    lib.filter((path) => !path.slice(4).includes("/")).length,
  ],
  ["arrows between the wings of lib", arrows().size],
  ...ROUTES.map((route): [string, number] => [
    `files that ${route} reaches`,
    reachOf(route).size,
  ]),
  [`functions over ${LONG_FUNCTION} lines`, longFunctions()],
  [`files over ${LONG_FILE} lines`, longFiles().length],
  [
    "comments that begin with a question word",
    `${Math.round(1_000 * linesOf(OPENING) / comments) / 10} %`,
  ],
];
for (const [name, value] of figures) console.log(`${value}\t${name}`);

async function readAll(folder: string): Promise<void> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) await readAll(path);
    else if (/\.tsx?$/.test(name)) {
      texts.set(path, await Deno.readTextFile(path));
    }
  }
}

function sum(paths: string[]): number {
  return paths.reduce((lines, path) => lines + lineCount(path), 0);
}

function lineCount(path: string): number {
  return textOf(path).split("\n").length - 1;
}

function textOf(path: string): string {
  return texts.get(path) ?? "";
}

function linesOf(pattern: RegExp): number {
  return [...texts.values()].flatMap((text) => text.split("\n"))
    .filter((line) => pattern.test(line)).length;
}

function longFiles(): string[] {
  return [...texts.keys()].filter((path) => lineCount(path) > LONG_FILE);
}

/** Files of ours that the file imports, types included. */
function importsOf(path: string): string[] {
  return [...textOf(path).matchAll(IMPORT)].flatMap(([, fixed, lazy = ""]) => {
    const specifier = fixed ?? lazy;
    const named: string | undefined = imports[specifier];
    if (named?.startsWith("./")) return [normalize(named)];
    if (!specifier.startsWith(".")) return [];
    return [normalize(join(dirname(path), specifier))];
  });
}

function reachOf(path: string): Set<string> {
  const reached = new Set([path]);
  // The set grows while it is walked.
  for (const from of reached) {
    for (const target of importsOf(from)) reached.add(target);
  }
  return reached;
}

/** Pairs of wings; the files in `lib` itself are one. */
function arrows(): Set<string> {
  const wingOf = (path: string) => path.split("/").slice(1, -1)[0] ?? "";
  const all = lib.flatMap((from) =>
    importsOf(from).filter((to) => to.startsWith("lib/"))
      .map((to) => [wingOf(from), wingOf(to)])
  );
  return new Set(
    all.filter(([from, to]) => from !== to).map((pair) => pair.join(" ")),
  );
}

function longFunctions(): number {
  let count = 0;
  for (const [path, text] of texts) {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const lineOf = (at: number) => file.getLineAndCharacterOfPosition(at).line;
    const visit = (node: ts.Node) => {
      const isLong = ts.isFunctionLike(node) &&
        lineOf(node.end) - lineOf(node.getStart()) >= LONG_FUNCTION;
      if (isLong) count++;
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return count;
}
