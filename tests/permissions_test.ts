import { assert, assertEquals, assertThrows } from "@std/assert";
import { ConfigError, readConfig, VARIABLES } from "../lib/config.ts";
import {
  contentFlags,
  doctorFlags,
  serverFlags,
  storageFlags,
} from "../tools/permissions.ts";

const ROOT = "/srv/foyer";
const { CONTENT_DIR } = readConfig({});
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
].map((folder) => `${ROOT}/${folder}`);

/** Nobody is asked, and no code is fetched, whatever is allowed. */
const ALWAYS = ["--no-prompt", "--no-remote"];

/** Allowed values by the kind of permission. */
function allowed(flags: string[]): Record<string, string[]> {
  return Object.fromEntries(
    flags.filter((flag) => !ALWAYS.includes(flag)).map((flag) => {
      const [, kind = "", names = ""] = /^--allow-(\w+)=(.+)$/.exec(flag) ?? [];
      return [kind, names.split(",")];
    }),
  );
}

function permissions(env: Record<string, string>): Record<string, string[]> {
  const flags = serverFlags(readConfig(env), ROOT);
  for (const flag of ALWAYS) assert(flags.includes(flag), flag);
  return allowed(flags);
}

Deno.test("without configuration the server reads itself, writes its database and calls nobody", () => {
  assertEquals(permissions({}), {
    read: [...CODE, CONTENT_DIR, `${ROOT}/.data`],
    write: [`${ROOT}/.data`],
    net: ["0.0.0.0:8000"],
    env: VARIABLES,
  });
});

const LISTENING: [env: Record<string, string>, address: string][] = [
  [{ HOST: "::1", PORT: "80" }, "[::1]:80"],
  [{ HOST: "localhost", PORT: "0" }, "localhost:0"],
];
for (const [env, address] of LISTENING) {
  Deno.test(`the server may listen at ${address}`, () => {
    assertEquals(permissions(env).net, [address]);
  });
}

const CALLED: [env: Record<string, string>, hosts: string[]][] = [
  [{
    STATS_PROVIDER: "umami",
    STATS_URL: "https://stats.example/base",
    STATS_SITE_ID: "1",
    STATS_TOKEN: "t",
  }, ["stats.example:443"]],
  [{
    CODEHOST_PROVIDER: "git,github,forgejo",
    CODEHOST_URL: ",,http://code.example:3000/x",
    CODEHOST_USER: ",a,b",
    CODEHOST_TOKEN: ",t,t",
  }, ["api.github.com:443", "code.example:3000"]],
  [{
    NPC_PROVIDER: "openai",
    NPC_URL: "http://[::1]:11434/v1",
    NPC_MODEL: "m",
  }, ["[::1]:11434"]],
  [{ IMAGER_URL: "http://imager.example/" }, ["imager.example:80"]],
  [{ KV_PATH: "https://kv.example" }, ["kv.example:443"]],
  // Settings of a provider that is not chosen allow nothing.
  [{
    STATS_PROVIDER: "off",
    STATS_URL: "https://stats.example",
    NPC_URL: "https://model.example",
  }, []],
];
for (const [env, hosts] of CALLED) {
  const names = Object.keys(env).join(", ");
  Deno.test(`${names} lets the server call ${hosts.join(" and ") || "nobody"}`, () => {
    assertEquals(permissions(env).net?.slice(1), hosts);
  });
}

const WRITTEN: [path: string, written: string[] | undefined][] = [
  [":memory:", undefined],
  ["https://kv.example", undefined],
  ["/var/lib/foyer/kv", ["/var/lib/foyer"]],
  ["../data/kv", ["/srv/data"]],
  ["kv", ["kv", "kv-wal", "kv-shm", "kv-journal"]],
  ["/kv", ["/kv", "/kv-wal", "/kv-shm", "/kv-journal"]],
  ["/srv/kv", ["/srv/kv", "/srv/kv-wal", "/srv/kv-shm", "/srv/kv-journal"]],
];
for (const [path, written] of WRITTEN) {
  Deno.test(`KV_PATH=${path} lets the server write ${written?.[0] ?? "nothing"}`, () => {
    const { read, write } = permissions({ KV_PATH: path });
    assertEquals(write, written);
    assertEquals(read?.slice(CODE.length + 1), written ?? []);
  });
}

Deno.test("a path with a comma is refused by name, as no flag can hold it", () => {
  const flags = (env: Record<string, string>, root = ROOT) =>
    serverFlags(readConfig(env), root);
  const refused: [() => string[], path: string][] = [
    [() => flags({ CONTENT_DIR: "a,b" }), '"a,b"'],
    [() => flags({ KV_PATH: "/var/a,b/kv" }), '"/var/a,b"'],
    [() => flags({}, "/srv/a,b"), '"/srv/a,b/_fresh"'],
  ];
  for (const [make, path] of refused) assertThrows(make, ConfigError, path);
});

Deno.test("only a KV Connect server needs its token", () => {
  const env = (path: string) => permissions({ KV_PATH: path }).env ?? [];
  assert(env("https://kv.example").includes("DENO_KV_ACCESS_TOKEN"));
  assert(!env("/var/kv/kv").includes("DENO_KV_ACCESS_TOKEN"));
});

Deno.test("ops opens the database and nothing else", () => {
  const flags = (env: Record<string, string>) =>
    allowed(storageFlags(readConfig(env), ROOT));
  const env = VARIABLES;
  assertEquals(flags({ KV_PATH: "/var/kv/kv" }), {
    read: ["/var/kv"],
    write: ["/var/kv"],
    env,
  });
  assertEquals(flags({ KV_PATH: ":memory:" }), { env });
});

Deno.test("the doctor reads, asks git, and calls others only where told to", () => {
  const flags = doctorFlags([]);
  assert(flags.includes("--allow-read"));
  assertEquals(allowed(flags.filter((flag) => flag !== "--allow-read")), {
    // The bundler writes here. The site does not.
    write: ["/tmp"],
    env: [...VARIABLES, "PATH", "HOME"],
    run: ["git"],
  });
  const links = doctorFlags(["--links"]);
  assertEquals(links, [...flags, "--allow-net"]);
});

const WRITERS: [dir: string, args: string[], rights: object][] = [
  ["words", ["a.zip"], { write: [ROOT, `${ROOT}/words`] }],
  ["../words", [], { write: [ROOT, "/srv/words", "/srv"] }],
  ["/data/me", ["--to", "x"], { write: [ROOT, "/data/me", "/data"] }],
  ["words", ["--date-from", "git"], {
    write: [ROOT, `${ROOT}/words`],
    env: ["CONTENT_DIR", "PATH", "HOME"],
    run: ["git"],
  }],
];

Deno.test("a command that writes content writes into its folder and beside it, and runs git for one option", () => {
  for (const [dir, args, rights] of WRITERS) {
    const flags = contentFlags(dir, args, ROOT);
    assert(flags.includes("--allow-read") && !flags.includes("--allow-net"));
    assertEquals(allowed(flags.filter((flag) => flag !== "--allow-read")), {
      env: ["CONTENT_DIR"],
      ...rights,
    });
  }
  const called = contentFlags("words", ["--fetch-images"], ROOT);
  assert(called.includes("--allow-net"));
  assertThrows(() => contentFlags("/a,b", [], ROOT), ConfigError, "/a,b");
});

/** Target of `fresh` in the import map for JSR. */
const JSR = "jsr:@fresh/core@^2.3.3";

Deno.test("code from JSR is read from the cache alone, whatever runs", () => {
  const config = readConfig({});
  for (
    const flags of [
      serverFlags(config, ROOT, JSR),
      storageFlags(config, ROOT, JSR),
      doctorFlags([], JSR),
    ]
  ) {
    // It is remote code, which `--no-remote` would refuse.
    assert(!flags.includes("--no-remote"));
    assert(flags.includes("--cached-only"));
  }
});

Deno.test("a server on Fresh itself reads what names its build, and nothing else more", () => {
  const config = readConfig({});
  const [ours, theirs] = [
    serverFlags(config, ROOT),
    serverFlags(config, ROOT, JSR),
  ].map((flags) => allowed(flags.filter((flag) => flag !== "--cached-only")));
  assertEquals(theirs, {
    ...ours,
    env: [
      ...VARIABLES,
      "DENO_DEPLOYMENT_ID",
      "GITHUB_SHA",
      "CI_COMMIT_SHA",
    ],
  });
});

Deno.test("the doctor may run the bundler of Fresh itself, whose place has no name", () => {
  assertEquals(
    new Set(doctorFlags([], JSR)),
    new Set([
      "--no-prompt",
      "--cached-only",
      "--allow-read",
      "--allow-write=/tmp",
      "--allow-env",
      "--allow-run",
    ]),
  );
});
