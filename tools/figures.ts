// deno-lint-ignore-file no-console -- prints figures
// `deno task figures`: size and structure of the code, as one table.
// `deno task figures --names` also lists the functions, files and comments to improve.

import { questionComments, questionShare } from "./figures/comments.ts";
import { arrows, reachOf } from "./figures/imports.ts";
import { loadedModules } from "./figures/loaded_modules.ts";
import { longFunctions } from "./figures/long_functions.ts";
import {
  handWritten,
  lineCount,
  lineSum,
  PRODUCT,
  readTexts,
  type Texts,
  textsBelow,
} from "./figures/texts.ts";

const COMMENTED = [...PRODUCT, "tools", "tests"];
const ROUTES = ["routes/api/v1/work.ts", "routes/about.tsx", "routes/mcp.tsx"];
const MAX_FUNCTION = 25;
const MAX_FILE = 150;
const BUILT_ISLANDS = "_fresh/js";

type Figure = [name: string, value: number | string];

const texts = handWritten(await readTexts(COMMENTED));
const product: Texts = new Map(
  [...texts].filter(([path]) =>
    PRODUCT.some((folder) => path.startsWith(`${folder}/`))
  ),
);
const tooLong = longFunctions(product, MAX_FUNCTION);
const longFiles = [...product]
  .map(([path, text]) => ({ path, lines: lineCount(text) }))
  .filter(({ lines }) => lines > MAX_FILE)
  .sort((one, other) => other.lines - one.lines)
  .map(({ path, lines }) => `${lines} ${path}`);

for (const [name, value] of [...sizes(), ...await structure(), ...style()]) {
  console.log(`${value}\t${name}`);
}
if (Deno.args.includes("--names")) printNames();

function sizes(): Figure[] {
  const lib = textsBelow(product, "lib/");
  const loose = [...lib.keys()].filter((path) => path.split("/").length === 2);
  return [
    ["lines of lib, TypeScript", lineSum(lib)],
    ["lines of lib/fresh", lineSum(textsBelow(product, "lib/fresh/"))],
    [
      "lines of the product, without tests and generated code",
      lineSum(product),
    ],
    ["files in lib itself", loose.length],
  ];
}

async function structure(): Promise<Figure[]> {
  const loaded = await loadedModules("./runtime/load_site.ts");
  return [
    ["arrows between the wings of lib", arrows(product).size],
    ...ROUTES.map((route): Figure => [
      `files that ${route} reaches`,
      reachOf(route, product).size,
    ]),
    ["modules loaded at a start", loaded.size],
    ["bytes of the built islands", await bytesBelow(BUILT_ISLANDS)],
  ];
}

function style(): Figure[] {
  return [
    [`functions over ${MAX_FUNCTION} lines`, tooLong.length],
    [`files over ${MAX_FILE} lines`, longFiles.length],
    ...COMMENTED.map((folder): Figure => [
      `comments of ${folder} that begin with a question word`,
      questionShare(textsBelow(texts, `${folder}/`)),
    ]),
  ];
}

/** Sum of the sizes of all files. Text if the folder does not exist. */
async function bytesBelow(folder: string): Promise<number | string> {
  try {
    const sizes = await Array.fromAsync(
      Deno.readDir(folder),
      async ({ name, isDirectory }) => {
        const path = `${folder}/${name}`;
        if (isDirectory) return Number(await bytesBelow(path));
        return (await Deno.stat(path)).size;
      },
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return "not built";
    throw error;
  }
}

function printNames(): void {
  const lists = {
    [`Functions over ${MAX_FUNCTION} lines`]: tooLong,
    [`Files over ${MAX_FILE} lines`]: longFiles,
    "Comments that begin with a question word":
      questionComments(texts).offenders,
  };
  for (const [title, names] of Object.entries(lists)) {
    console.log(`\n${title}\n${names.map((name) => `  ${name}`).join("\n")}`);
  }
}
