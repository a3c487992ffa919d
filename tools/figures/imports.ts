import { dirname, join, normalize } from "node:path";
import config from "../../deno.json" with { type: "json" };
import { type Texts, textsBelow } from "./texts.ts";

const IMPORT =
  /^(?:import|export)\b[^;]*?from\s+"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;
const NAMED = new Map<string, string>(Object.entries(config.imports));

/** Files of ours that a file reaches, types and itself included. */
export function reachOf(route: string, texts: Texts): Set<string> {
  const reached = new Set([route]);
  // The loop also visits paths that it adds.
  for (const path of reached) {
    for (const target of importsOf(path, texts)) reached.add(target);
  }
  return reached;
}

/** Pairs of wings of which one imports the other. The files in `lib` itself are a wing. */
export function arrows(texts: Texts): Set<string> {
  const wingOf = (path: string) => path.split("/").slice(1, -1)[0] ?? "";
  const pairs = [...textsBelow(texts, "lib/").keys()].flatMap((from) =>
    importsOf(from, texts).filter((to) => to.startsWith("lib/"))
      .map((to) => [wingOf(from), wingOf(to)])
  );
  return new Set(
    pairs.filter(([from, to]) => from !== to).map((pair) => pair.join(" ")),
  );
}

function importsOf(path: string, texts: Texts): string[] {
  const text = texts.get(path) ?? "";
  return [...text.matchAll(IMPORT)].flatMap(([, fixed, lazy = ""]) => {
    const specifier = fixed ?? lazy;
    const named = NAMED.get(specifier);
    if (named?.startsWith("./")) return [normalize(named)];
    if (!specifier.startsWith(".")) return [];
    return [normalize(join(dirname(path), specifier))];
  });
}
