import { parse } from "@std/toml";
import * as z from "zod";
import type { Folder } from "../../content/content.ts";
import { needed } from "./package_files.ts";

/** PEP 621. */
const PyProject = z.object({
  project: z.object({
    name: z.string(),
    description: z.string(),
    "requires-python": z.string(),
    license: z.string(),
    authors: z.array(z.object({ name: z.string() })),
    keywords: z.array(z.string()),
    classifiers: z.array(z.string()),
    dependencies: z.array(z.string()),
    "optional-dependencies": z.record(z.string(), z.array(z.string())),
  }),
  tool: z.object({
    hatch: z.object({ version: z.object({ path: z.string() }) }),
  }),
});

export type Project = z.output<typeof PyProject>["project"] & {
  version: string;
};

export function readProject(folder: Folder): Project {
  const { project, tool } = PyProject.parse(
    parse(needed(folder, "pyproject.toml")),
  );
  const { path } = tool.hatch.version;
  const [, version] = /^__version__ = "([^"]+)"$/m.exec(needed(folder, path)) ??
    [];
  if (version === undefined) {
    throw new Error(`${folder.dir}/${path} says no __version__`);
  }
  return { ...project, version };
}

/** Core metadata 2.4 (packaging.python.org), as the project's build backend writes it. */
export function metadataOf(project: Project, readme: string): string {
  const extras = Object.entries(project["optional-dependencies"]);
  const fields: [name: string, value: string][] = [
    ["Metadata-Version", "2.4"],
    ["Name", project.name],
    ["Version", project.version],
    ["Summary", project.description],
    ["Author", project.authors.map(({ name }) => name).join(", ")],
    ["License-Expression", project.license],
    ["License-File", "LICENSE"],
    ["Keywords", project.keywords.join(",")],
    ...listed("Classifier", project.classifiers),
    ["Requires-Python", project["requires-python"]],
    ...listed("Requires-Dist", project.dependencies),
    ...extras.flatMap(([extra, dependencies]) => [
      ...listed("Provides-Extra", [extra]),
      ...listed(
        "Requires-Dist",
        dependencies.map((each) => `${each}; extra == '${extra}'`),
      ),
    ]),
    ["Description-Content-Type", "text/markdown"],
  ];
  return [...fields.map((field) => field.join(": ")), "", readme].join("\n");
}

function listed(name: string, values: string[]): [string, string][] {
  return values.map((value) => [name, value]);
}
