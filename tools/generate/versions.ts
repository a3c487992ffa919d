import software from "../../deno.json" with { type: "json" };

/** Version of the site and of both clients. `deno.json` is its only source. */
const { version } = software;

const CONSTANTS = [
  "clients/python/src/foyer/_version.py",
  "clients/typescript/version.ts",
];
const CONFIGURATIONS = ["clients/typescript/deno.json", "deno.jsr.json"];
const DOCUMENTS = [
  "README.md",
  "clients/python/README.md",
  "clients/typescript/README.md",
];

/** Files that hold the version of `deno.json`, with it. */
export async function versioned(): Promise<Record<string, string>> {
  return Object.fromEntries([
    ...await each(CONSTANTS, withConstant),
    ...await each(CONFIGURATIONS, withConfiguration),
    ...await each(DOCUMENTS, withPackageNames),
  ]);
}

/** Puts the version into the file names of the client packages. */
export function withPackageNames(text: string): string {
  return text.replaceAll(
    /\b(foyer|foyer_client)-\d[\d.]*\d(?=\.tgz|-py3)/g,
    `$1-${version}`,
  );
}

function withConstant(text: string): string {
  return text.replace(/(VERSION|__version__) = ".*?"/, `$1 = "${version}"`);
}

function withConfiguration(text: string): string {
  return text.replace(/"version": ".*?"/, `"version": "${version}"`);
}

function each(paths: string[], change: (text: string) => string) {
  return Promise.all(
    paths.map(async (path) =>
      [path, change(await Deno.readTextFile(path))] as const
    ),
  );
}
