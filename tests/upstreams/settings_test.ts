import {
  CODEHOST_NEEDS,
  CODEHOSTS,
  STATS_PROVIDERS,
} from "../../lib/providers.ts";
import { assert, assertEquals } from "@std/assert";
import { ConfigError, readConfig } from "../../lib/config.ts";

/** Error message for a wrong setting. */
function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    assert(error instanceof ConfigError);
    return error.message;
  }
  throw new Error(`${JSON.stringify(env)} was taken`);
}

/** The variable that a refusal names. */
function refused(env: Record<string, string>): string | undefined {
  return refusal(env).split(" ", 1)[0];
}

const STATS = {
  STATS_PROVIDER: "umami",
  STATS_URL: "https://stats.example/",
  STATS_SITE_ID: "0b5a6c1e-8f0f-4a0e-9d5c-3c1c1a0d2b7f",
  STATS_TOKEN: "t0ken",
};

Deno.test("without settings nothing but this machine is asked", () => {
  const config = readConfig({});
  assertEquals(config.STATS_PROVIDER, "builtin");
  assertEquals(config.CODEHOST_PROVIDER, ["git"]);
  assertEquals(config.CODEHOST_REPOS, ["."]);
  assertEquals(config.NPC_PROVIDER, "builtin");
  assertEquals(config.IMAGER_URL, "");
});

Deno.test("a base address loses its trailing slash", () => {
  assertEquals(readConfig(STATS).STATS_URL, "https://stats.example");
});

Deno.test("a stats provider without a companion names the missing one", () => {
  for (const name of ["STATS_URL", "STATS_SITE_ID", "STATS_TOKEN"]) {
    for (const provider of STATS_PROVIDERS) {
      const env = { ...STATS, STATS_PROVIDER: provider, [name]: "" };
      assertEquals(refused(env), name);
    }
  }
});

Deno.test("builtin and off need no companion", () => {
  for (const provider of ["builtin", "off"]) {
    readConfig({ STATS_PROVIDER: provider, NPC_PROVIDER: provider });
  }
});

Deno.test("an address is http or https, without credentials, query and fragment", () => {
  for (
    const address of [
      "stats.example",
      "ftp://stats.example",
      "https://",
      "https://sam:hunter2@stats.example",
      "https://stats.example?",
      "https://stats.example/?a=b",
      "https://stats.example/#",
      "https://stats.example/a b",
      "https://stats.example:99999",
    ]
  ) {
    assertEquals(refused({ ...STATS, STATS_URL: address }), "STATS_URL");
    assertEquals(refused({ IMAGER_URL: address }), "IMAGER_URL");
    assertEquals(refused({ NPC_URL: address }), "NPC_URL");
    assertEquals(refused({ CODEHOST_URL: address }), "CODEHOST_URL");
  }
});

Deno.test("a refusal prints no secret, and no password in an address", () => {
  for (const name of ["STATS_TOKEN", "CODEHOST_TOKEN", "NPC_API_KEY"]) {
    const message = refusal({ [name]: "hunter2 is wrong" });
    assert(message.startsWith(name));
    assert(!message.includes("hunter2"));
  }
  const STATS_URL = "https://sam:hunter2@stats.example";
  assert(!refusal({ ...STATS, STATS_URL }).includes("hunter2"));
});

Deno.test("a refusal is one line that shows the value", () => {
  const message = refusal({ STATS_PROVIDER: "piwik" });
  assert(message.startsWith('STATS_PROVIDER "piwik"'));
  assert(!message.includes("\n"));
});

Deno.test("each code host needs what its requests need", () => {
  const all = {
    CODEHOST_URL: "https://code.example",
    CODEHOST_USER: "sam",
    CODEHOST_TOKEN: "t0ken",
  };
  const needed: (readonly [string, string[]])[] = [
    ["git", []],
    ["off", []],
    ...CODEHOSTS.map((host) => [host, CODEHOST_NEEDS[host]] as const),
  ];
  for (const [provider, names] of needed) {
    for (const name of Object.keys(all)) {
      const env = { ...all, CODEHOST_PROVIDER: provider, [name]: "" };
      if (names.includes(name)) assertEquals(refused(env), name);
      else readConfig(env);
    }
  }
});

Deno.test("the lists of code hosts stand side by side", () => {
  const env = {
    CODEHOST_PROVIDER: "github,gitlab",
    CODEHOST_URL: ",https://gitlab.example/",
    CODEHOST_USER: "ann, ben",
    CODEHOST_TOKEN: "t0ken",
  };
  const config = readConfig(env);
  assertEquals(config.CODEHOST_URL, ["", "https://gitlab.example"]);
  assertEquals(config.CODEHOST_USER, ["ann", "ben"]);
  assertEquals(refused({ ...env, CODEHOST_USER: "ann" }), "CODEHOST_USER");
  assertEquals(refused({ ...env, CODEHOST_USER: "a,b,c" }), "CODEHOST_USER");
  assertEquals(refused({ ...env, CODEHOST_TOKEN: ",t" }), "CODEHOST_TOKEN");
});

Deno.test("git stands once in the list of code hosts, and off alone", () => {
  for (const list of ["git,git", "off,git", "off,off", "svn", "git,", ","]) {
    assertEquals(refused({ CODEHOST_PROVIDER: list }), "CODEHOST_PROVIDER");
  }
});

Deno.test("a user name cannot leave its place in an address", () => {
  for (const user of ["..", "sam/../admin", "sam?x", "-sam", "a b"]) {
    assertEquals(refused({ CODEHOST_USER: user }), "CODEHOST_USER");
  }
});

Deno.test("openai needs an address and a model, but no key", () => {
  const env = {
    NPC_PROVIDER: "openai",
    NPC_URL: "http://localhost:11434/v1",
    NPC_MODEL: "llama3.2:3b",
  };
  assertEquals(readConfig(env).NPC_API_KEY, "");
  for (const name of ["NPC_URL", "NPC_MODEL"]) {
    assertEquals(refused({ ...env, [name]: "" }), name);
  }
});

Deno.test("NPC_DAILY_TOKENS is a whole number", () => {
  assertEquals(readConfig({ NPC_DAILY_TOKENS: "0" }).NPC_DAILY_TOKENS, 0);
  for (const tokens of ["-1", "1e3", "1.5", "many", "1000000000"]) {
    const env = { NPC_DAILY_TOKENS: tokens };
    assertEquals(refused(env), "NPC_DAILY_TOKENS");
  }
});
