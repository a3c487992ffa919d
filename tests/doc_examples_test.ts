import { assert } from "@std/assert";
import { siteAtAddress } from "./clients/packages/site_at_address.ts";
import { type Fence, fencesOf } from "./support/manual.ts";

/** Configuration, output and prose. */
const NOT_CODE = [
  ...["caddyfile", "dockerfile", "http", "ini", "markdown"],
  ...["nginx", "text", "yaml"],
];

/** Tests of the clients run these examples, in one document. */
const CLIENTS = { document: "docs/clients.md", languages: ["ts", "python"] };

/** Commands that change the owner's machine, or install a package from the site. */
const NEEDS_A_MACHINE =
  /^\(?\s*([A-Z_]+=|(set|umask|export|deno|as_foyer|docker|systemctl|cd|cp|df|git|npm|npx|pip|claude) )/;

/** Code that would not run if it called itself configuration, output or prose. */
const IS_CODE =
  /^(?:curl|deno|npx|pip|git|foyer|import|const|let|await|from|fetch)[ (].*/m;

/** Stands in for what only a browser has: a beacon that the site refuses ends the program. */
const BROWSER = `navigator.sendBeacon = (url, body) => {
  fetch(url, { method: "POST", body })
    .then((response) => response.ok || Deno.exit(1));
  return true;
};\n`;

/** Calls of the site, with or without their answer in a variable. */
const CALLS_THE_SITE = /^(\w+=\$\()?curl .*\bhttp:\/\/127\.0\.0\.1:/;

/** Without the option, curl succeeds on an error of the site. */
const CURL = 'curl() { command curl --fail-with-body --max-time 20 "$@"; }';

Deno.test("every example of the manual runs", async (t) => {
  await using site = await siteAtAddress();
  const examples = (await fencesOf("docs", site.url)).filter(isExample);
  assert(examples.length > 30);
  for (const example of examples) {
    await t.step(`${example.origin} runs`, () => run(example));
  }
});

Deno.test("every shell block of the manual is understood by a shell", async () => {
  const blocks = (await fencesOf("docs", "https://site.example"))
    .filter(({ language }) => language === "sh");
  for (const { code } of blocks) await succeeds("sh", "-n", "-c", code);
});

function isExample({ origin, language, code }: Fence): boolean {
  if (NOT_CODE.includes(language)) {
    assert(
      !IS_CODE.test(code),
      `Name the language of ${origin}, not ${language}`,
    );
    return false;
  }
  if (CLIENTS.languages.includes(language)) {
    assert(origin.startsWith(CLIENTS.document), `No test runs ${origin}`);
    return false;
  }
  return language !== "sh" || !NEEDS_A_MACHINE.test(code);
}

async function run({ language, code }: Fence): Promise<void> {
  if (language === "json") return JSON.parse(code);
  if (language === "js") {
    return await succeeds(Deno.execPath(), "eval", BROWSER + code);
  }
  assert(
    language === "sh" && CALLS_THE_SITE.test(code),
    `Make the example complete, so that it calls the site: ${code}`,
  );
  const cwd = await Deno.makeTempDir();
  const script = `set -euo pipefail; cd "$0"\n${CURL}\n${code}`;
  await succeeds("bash", "-c", script, cwd);
  await Deno.remove(cwd, { recursive: true });
}

async function succeeds(program: string, ...args: string[]): Promise<void> {
  const command = new Deno.Command(program, {
    args,
    env: { NO_COLOR: "1", no_proxy: "127.0.0.1" },
  });
  const { success, stdout, stderr } = await command.output();
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  assert(success, decode(stdout) + decode(stderr));
}
