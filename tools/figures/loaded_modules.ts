import * as z from "zod";

const Graph = z.object({
  roots: z.tuple([z.string()]),
  modules: z.array(z.object({
    specifier: z.string(),
    dependencies: z.array(z.object({
      isDynamic: z.boolean().default(false),
      // Types are not loaded.
      code: z.object({ specifier: z.string().optional() }).optional(),
    })).default([]),
  })),
});

/** Modules that are loaded before a program does anything. It is not started. */
export async function loadedModules(program: string): Promise<Set<string>> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["info", "--json", program],
    stderr: "null",
  }).output();
  const graph = Graph.parse(JSON.parse(new TextDecoder().decode(stdout)));
  const modules = new Map(
    graph.modules.map((each) => [each.specifier, each.dependencies]),
  );
  const loaded = new Set<string>(graph.roots);
  for (const specifier of loaded) {
    for (const { isDynamic, code } of modules.get(specifier) ?? []) {
      if (!isDynamic && code?.specifier) loaded.add(code.specifier);
    }
  }
  return loaded;
}
