import { assert, assertEquals, assertThrows } from "@std/assert";
import { baseUrlOf, ConfigError, readConfig } from "../lib/config.ts";
import {
  CODEHOST_NEEDS,
  CODEHOSTS,
  NPC_MODELS,
  STATS_PROVIDERS,
} from "../lib/providers.ts";

Deno.test("readConfig() needs nothing and counts an empty variable as absent", () => {
  const config = readConfig({});
  assertEquals(
    config,
    readConfig({ PORT: "", BASE_URL: "", SIGNING_KEYS: "" }),
  );
  assertEquals(config.PORT, 8000);
  assertEquals(config.HOST, "0.0.0.0");
  assertEquals(config.RATE_LIMIT, 60);
});

Deno.test("a folder is the same with a slash behind it", () => {
  assertEquals(readConfig({ CONTENT_DIR: "me//" }).CONTENT_DIR, "me");
  assertEquals(readConfig({ CONTENT_DIR: "/" }).CONTENT_DIR, "/");
});

const WRONG: [name: string, value: string][] = [
  ["PORT", "eighty"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["HOST", "a b"],
  ["BASE_URL", "me.example"],
  ["BASE_URL", "ftp://me.example"],
  ["BASE_URL", "https://me.example/path"],
  ["TRUST_PROXY", "yes"],
  ["RATE_LIMIT", "1.5"],
  ["RATE_LIMIT", "060"],
  ["LOG_FORMAT", "xml"],
  ["SAMPLE_OK", "yes"],
];

for (const [name, value] of WRONG) {
  Deno.test(`${name}=${value} is refused in one line that names both`, () => {
    const { message } = assertThrows(
      () => readConfig({ [name]: value }),
      ConfigError,
    );
    assert(message.startsWith(`${name} "${value}"`), message);
    assert(!message.includes("\n"));
    assert(!message.includes("undefined"));
  });
}

for (
  const value of [
    "secret",
    "0:c2hvcnQ",
    `16:${"A".repeat(43)}`,
    `0:${"A".repeat(43)},0:${"B".repeat(43)}`,
    `0:${"A".repeat(42)}!`,
  ]
) {
  Deno.test(`SIGNING_KEYS of ${value.length} wrong characters are refused and not shown`, () => {
    const { message } = assertThrows(
      () => readConfig({ SIGNING_KEYS: value }),
      ConfigError,
    );
    assert(message.startsWith("SIGNING_KEYS "));
    assert(!message.includes(value));
  });
}

Deno.test("a password inside an address is refused and not shown", () => {
  const { message } = assertThrows(
    () => readConfig({ BASE_URL: "https://user:hunter2@me.example" }),
    ConfigError,
  );
  assert(message.startsWith("BASE_URL "));
  assert(!message.includes("hunter2"));
});

Deno.test("SIGNING_KEYS are read in order", () => {
  const keys = readConfig({
    SIGNING_KEYS: `15:${"A".repeat(43)},0:${"B".repeat(44)}`,
  }).SIGNING_KEYS;
  assertEquals(keys?.map(({ kid }) => kid), [15, 0]);
  assertEquals(keys?.map(({ secret }) => secret.length), [32, 33]);
});

Deno.test("baseUrlOf() is BASE_URL, else the Deploy address, else localhost", () => {
  const own = readConfig({ BASE_URL: "https://me.example/" });
  assertEquals(baseUrlOf(own, 1), "https://me.example");
  const deploy = readConfig({
    DENO_DEPLOY: "true",
    DENO_DEPLOY_APP_SLUG: "app",
    DENO_DEPLOY_ORG_SLUG: "org",
  });
  assertEquals(baseUrlOf(deploy, 1), "https://app.org.deno.net");
  assertEquals(baseUrlOf(readConfig({}), 8123), "http://localhost:8123");
});

/** Providers that the refusal of a variable must name. */
const NAMED: Record<string, readonly string[]> = {
  STATS_PROVIDER: STATS_PROVIDERS,
  CODEHOST_PROVIDER: CODEHOSTS,
  NPC_PROVIDER: NPC_MODELS,
  CODEHOST_URL: needing("CODEHOST_URL"),
  CODEHOST_USER: needing("CODEHOST_USER"),
  CODEHOST_TOKEN: needing("CODEHOST_TOKEN"),
};

function needing(variable: string): string[] {
  return CODEHOSTS.filter((host) =>
    CODEHOST_NEEDS[host].some((needed) => needed === variable)
  );
}

Deno.test("a refused variable is answered with all providers that it is for", () => {
  for (const [name, providers] of Object.entries(NAMED)) {
    const { message } = assertThrows(
      () => readConfig({ [name]: "a b" }),
      ConfigError,
    );
    const named = [...CODEHOSTS, ...STATS_PROVIDERS, ...NPC_MODELS]
      .filter((provider) => message.includes(provider));
    assertEquals(named.toSorted(), [...providers].toSorted(), name);
  }
});
