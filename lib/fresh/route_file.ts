import type { Place } from "./compile.ts";

const ROLES = [
  "_app",
  "_middleware",
  "_layout",
  "_404",
  "_error",
  "route",
] as const;

/** Read from the name of a file below `routes/`. */
export interface RouteFile {
  file: string;
  role: typeof ROLES[number];
  at: Place & { dir: string };
}

/** Sorted by precedence. Throws if a name cannot be a route. */
export function routeFiles(names: string[]): RouteFile[] {
  const files = names.map(routeFile);
  refuseConflicts(files);
  return files.sort((a, b) => rankOf(a) < rankOf(b) ? -1 : 1);
}

function routeFile(file: string): RouteFile {
  const segments = file.replace(/\.[jt]sx?$/, "").split("/");
  const name = segments.pop() ?? "";
  const dir = `/${segments.join("/")}`;
  const role = name.startsWith("_")
    ? ROLES.find((known) => known === name)
    : "route";
  if (!role) throw new Error(`Unknown name "${name}" of routes/${file}`);
  if (dir !== "/" && (role === "_app" || role === "_404")) {
    throw new Error(`Only routes/ itself may hold ${name}: routes/${file}`);
  }
  if (role === "route" && name !== "index") segments.push(name);
  const url = segments.filter((segment) => !/^\(.*\)$/.test(segment));
  const path = url.map((segment, at) =>
    toPattern(segment, at === url.length - 1, file)
  ).join("");
  return { file, role, at: { path: path || "/", dir } };
}

/** Two files for one URL would hide one another. */
function refuseConflicts(files: RouteFile[]): void {
  const owners = new Map<string, string>();
  for (const { file, role, at } of files) {
    if (role !== "route") continue;
    const shape = at.path.replace(/:\w+/g, ":");
    const owner = owners.get(shape);
    if (owner) {
      throw new Error(`routes/${owner} and routes/${file} have the same URL`);
    }
    owners.set(shape, file);
  }
}

/** Sort order: layouts and middlewares first, then static before dynamic routes. */
function rankOf({ file, role, at }: RouteFile): string {
  const segments = role === "route"
    ? at.path.split(/(?=\{?\/)/).map(rankOfSegment).join("")
    : at.dir.split("/").filter(Boolean).length;
  return `${ROLES.indexOf(role)} ${segments} ${file}`;
}

function rankOfSegment(segment: string): number {
  if (segment.endsWith("*")) return 4;
  if (segment.startsWith("{/")) return 3;
  if (!segment.includes(":")) return 0;
  return /^\/:\w+$/.test(segment) ? 2 : 1;
}

function toPattern(segment: string, last: boolean, file: string): string {
  const [, optional] = /^\[\[(\w+)\]\]$/.exec(segment) ?? [];
  if (optional) return `{/:${optional}}?`;
  const [, rest] = /^\[\.\.\.(\w+)\]$/.exec(segment) ?? [];
  if (rest && last) return `/:${rest}*`;
  const isPlain = /^(\[\w+\](?!\[)|[^[\]():*?{}\\#])+$/.test(segment);
  if (rest || !isPlain) {
    throw new SyntaxError(
      `Cannot make a URL of "${segment}" in routes/${file}`,
    );
  }
  return "/" + segment.split(/(\[\w+\])/).map((part, at, parts) => {
    if (!part.startsWith("[")) return encodeURI(part);
    const name = `:${part.slice(1, -1)}`;
    // Braces if letters follow: ":idx" would be a parameter named "idx".
    return /^\w/.test(parts[at + 1] ?? "") ? `{${name}}` : name;
  }).join("");
}
