import { dirname, resolve } from "node:path";
import {
  type Config,
  ConfigError,
  isKvServer,
  outsideServices,
  VARIABLES,
} from "../lib/config.ts";
import { storeFiles } from "../runtime/store_file.ts";

/**
 * The flags of a server with this configuration: it may listen at its address,
 * call the hosts that are configured, read the site and the person's words, and
 * write beside its database. It runs no program. `root` is the absolute path of
 * the site, which is also where it is started; `fresh` is what the import map makes
 * of that name. Throws a ConfigError where a path cannot be put into a flag.
 */
export function serverFlags(
  config: Config,
  root: string,
  fresh = FRESH,
): string[] {
  const { read, write, net, env } = storage(config, root);
  const code = CODE.map((folder) => `${root}/${folder}`);
  const called = outsideServices(config).map(({ url }) => hostOf(url));
  return toFlags({
    read: [...code, config.CONTENT_DIR, ...read],
    write,
    net: [listening(config), ...called, ...net],
    env: isRemote(fresh) ? [...env, ...BUILD_ID] : env,
  }, fresh);
}

/** The same for a program that opens the database and nothing else. */
export function storageFlags(
  config: Config,
  root: string,
  fresh = FRESH,
): string[] {
  return toFlags(storage(config, root), fresh);
}

/**
 * The flags of the doctor, who makes the site in memory as a build does, asks git
 * whose commits there are, and calls nobody unless told to by `--links`.
 */
export function doctorFlags(args: string[], fresh = FRESH): string[] {
  // Git looks for its settings at home.
  const env = [...VARIABLES, "PATH", "HOME"];
  const flags = isRemote(fresh)
    // Its bundler is a program in the cache, and reads what it likes.
    ? [...toFlags({ write: ["/tmp"] }, fresh), "--allow-env", "--allow-run"]
    : toFlags({ write: ["/tmp"], env, run: ["git"] }, fresh);
  const net = args.includes("--links") ? ["--allow-net"] : [];
  return [...flags, "--allow-read", ...net];
}

/**
 * The flags of a command that writes content: into its folder, beside it, and into the
 * folder of the software. It runs git and calls others only for the options that need it.
 */
export function contentFlags(
  dir: string,
  args: string[],
  root: string,
): string[] {
  const content = resolve(root, dir);
  const takes = (option: string) =>
    args.some((each) => each.split("=", 1)[0] === option);
  const hasGit = takes("--date-from");
  const flags = permissionFlags({
    write: [root, content, dirname(content)],
    // Git looks for its settings at home.
    env: ["CONTENT_DIR", ...hasGit ? ["PATH", "HOME"] : []],
    run: hasGit ? ["git"] : [],
  });
  const net = takes("--fetch-images") ? ["--allow-net"] : [];
  return ["--no-prompt", "--allow-read", ...flags, ...net];
}

const FRESH = import.meta.resolve("fresh");

/** Fresh itself comes from JSR; lib/fresh is a file. */
function isRemote(fresh: string): boolean {
  return !fresh.startsWith("file:");
}

// Fresh itself reads them for the id of a build, at every start.
const BUILD_ID = ["DENO_DEPLOYMENT_ID", "GITHUB_SHA", "CI_COMMIT_SHA"];

// Files that the server imports or serves. It may read nothing else.
const CODE = [
  "_fresh",
  "clients",
  "deno.json",
  "docs",
  "environment.ts",
  "explain.ts",
  "fresh.config.ts",
  "islands",
  "lib",
  "routes",
  "runtime",
  "static",
];

type Allowed = {
  read: string[];
  write: string[];
  /** Hosts, each with a port. */
  net: string[];
  env: string[];
};

function toFlags(
  allowed: Record<string, string[]>,
  fresh: string,
): string[] {
  // Deno loads code from some hosts, even if the program may not call them.
  const code = isRemote(fresh) ? "--cached-only" : "--no-remote";
  return ["--no-prompt", code, ...permissionFlags(allowed)];
}

/** A permission for nothing has no flag: that would be one for everything. */
function permissionFlags(allowed: Record<string, string[]>): string[] {
  return Object.entries(allowed)
    .filter(([, names]) => names.length > 0)
    .map(([kind, names]) => `--allow-${kind}=${listed(names)}`);
}

/** Deno knows no way to write a name that has a comma. */
function listed(names: string[]): string {
  const odd = names.find((name) => name.includes(","));
  if (odd === undefined) return [...new Set(names)].join(",");
  throw new ConfigError(
    `"${odd}" cannot be allowed to the program: expected no comma in CONTENT_DIR, KV_PATH and the folder of the site`,
  );
}

function storage({ KV_PATH: path }: Config, root: string): Allowed {
  const allowed = { read: [], write: [], net: [], env: VARIABLES };
  if (path === ":memory:") return allowed;
  if (isKvServer(path)) {
    const env = [...VARIABLES, "DENO_KV_ACCESS_TOKEN"];
    return { ...allowed, env, net: [hostOf(path)] };
  }
  const files = filesOf(path, root);
  return { ...allowed, read: files, write: files };
}

/** Its folder; in one that holds the site as well, the files that SQLite makes. */
function filesOf(path: string, root: string): string[] {
  const folder = resolve(root, path, "..");
  const isShared = `${root}/`.startsWith(folder.replace(/\/?$/, "/"));
  return isShared ? storeFiles(path) : [folder];
}

function listening({ HOST, PORT }: Config): string {
  return `${HOST.includes(":") ? `[${HOST}]` : HOST}:${PORT}`;
}

function hostOf(url: string): string {
  const { protocol, hostname, port } = new URL(url);
  return `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
}
