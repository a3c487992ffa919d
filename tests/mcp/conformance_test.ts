import { assert, assertEquals } from "@std/assert";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { onRealPort } from "./support/real_port.ts";

const NO_FIXTURE = "calls a tool, resource or prompt with a name of the suite";
const NOT_OFFERED = "tests a capability that these servers do not claim";

/** Scenarios that cannot pass here, each with the reason. */
const NOT_APPLICABLE: Record<string, string> = {
  "logging-set-level": NOT_OFFERED,
  "completion-complete": NOT_OFFERED,
  "resources-subscribe": NOT_OFFERED,
  "resources-unsubscribe": NOT_OFFERED,
  "tools-call-simple-text": NO_FIXTURE,
  "tools-call-image": NO_FIXTURE,
  "tools-call-audio": NO_FIXTURE,
  "tools-call-embedded-resource": NO_FIXTURE,
  "tools-call-mixed-content": NO_FIXTURE,
  "tools-call-with-logging": NO_FIXTURE,
  "tools-call-error": NO_FIXTURE,
  "tools-call-with-progress": NO_FIXTURE,
  "tools-call-sampling": NO_FIXTURE,
  "tools-call-elicitation": NO_FIXTURE,
  "json-schema-2020-12": NO_FIXTURE,
  "elicitation-sep1034-defaults": NO_FIXTURE,
  "elicitation-sep1330-enums": NO_FIXTURE,
  "resources-read-text": NO_FIXTURE,
  "resources-read-binary": NO_FIXTURE,
  "resources-templates-read": NO_FIXTURE,
  "prompts-get-simple": NO_FIXTURE,
  "prompts-get-with-args": NO_FIXTURE,
  "prompts-get-embedded-resource": NO_FIXTURE,
  "prompts-get-with-image": NO_FIXTURE,
  "http-custom-header-server-validation": NO_FIXTURE,
  "input-required-result-basic-elicitation": NO_FIXTURE,
  "input-required-result-basic-sampling": NO_FIXTURE,
  "input-required-result-basic-list-roots": NO_FIXTURE,
  "input-required-result-request-state": NO_FIXTURE,
  "input-required-result-multiple-input-requests": NO_FIXTURE,
  "input-required-result-multi-round": NO_FIXTURE,
  "input-required-result-non-tool-request": NO_FIXTURE,
  "input-required-result-result-type": NO_FIXTURE,
  "input-required-result-tampered-state": NO_FIXTURE,
  "input-required-result-capability-check": NO_FIXTURE,
};

/** Checks within an applicable scenario that want a tool of the suite. */
const CHECKS_NOT_APPLICABLE = [
  "sep-2575-server-rejects-undeclared-capability",
  "sep-2575-missing-capability-http-400",
  "sep-2575-http-server-no-independent-requests-on-stream",
  "sep-2575-server-no-log-without-loglevel",
];

const SUITES: [name: string, version: string, options: string[]][] = [
  ["the released suite", "0.1.16", []],
  ["the coming suite, 2025-06-18", "0.2.0-alpha.12", [
    "--spec-version",
    "2025-06-18",
  ]],
  ["the coming suite, 2025-11-25", "0.2.0-alpha.12", [
    "--spec-version",
    "2025-11-25",
  ]],
  ["the coming suite, 2026-07-28", "0.2.0-alpha.12", [
    "--spec-version",
    "2026-07-28",
  ]],
];

for (const [name, version, options] of SUITES) {
  for (const { path } of mcpServers) {
    Deno.test(`${path} passes what applies of ${name}`, async () => {
      await using site = onRealPort();
      const scenarios = await runSuite(version, site.url + path, options);
      const applicable = scenarios.filter(([name]) =>
        !(name in NOT_APPLICABLE) && !isOfPrompts(name, path)
      );
      assert(applicable.length >= 5, JSON.stringify(scenarios));
      const failed = applicable.flatMap(([name, checks]) =>
        checks.filter(({ id, status }) =>
          status === "FAILURE" && !CHECKS_NOT_APPLICABLE.includes(id)
        ).map(({ id, errorMessage }) => `${name} ${id}: ${errorMessage}`)
      );
      assertEquals(failed, []);
    });
  }
}

/** The server over the documents has no prompts, and does not claim any. */
function isOfPrompts(scenario: string, path: string): boolean {
  return path === "/docs/mcp" && /^(prompts-|caching$)/.test(scenario);
}

interface Check {
  id: string;
  status: string;
  errorMessage?: string;
}

async function runSuite(
  version: string,
  url: string,
  options: string[],
): Promise<[scenario: string, checks: Check[]][]> {
  const folder = await Deno.makeTempDir({ prefix: "conformance-" });
  try {
    await new Deno.Command(Deno.execPath(), {
      args: [
        "run",
        "-A",
        "--no-lock",
        "--no-config",
        `npm:@modelcontextprotocol/conformance@${version}`,
        "server",
        ...["--url", url, "--suite", "all", "-o", folder, ...options],
      ],
      stdout: "null",
      stderr: "null",
    }).output();
    const entries = await Array.fromAsync(Deno.readDir(folder));
    return await Promise.all(entries.map(async ({ name }) => {
      const file = `${folder}/${name}/checks.json`;
      const scenario = name.replace(/^server-/, "")
        .replace(/-\d{4}-\d\d-\d\dT.*$/, "");
      return [scenario, JSON.parse(await Deno.readTextFile(file))] as const;
    })).then((found) => found.map(([name, checks]) => [name, checks]));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
