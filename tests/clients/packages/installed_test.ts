import { assert, assertEquals } from "@std/assert";
import { NPM_PACKAGE, WHEEL } from "../../../lib/api/packages/mod.ts";
import { makeEnvironment, run } from "../python/python.ts";
import { siteAtAddress } from "./site_at_address.ts";
import { emptyFolder } from "../../support/empty_folder.ts";

/** No registry: whoever asks one fails at once. */
const ALONE = {
  npm_config_registry: "http://127.0.0.1:4/",
  PIP_INDEX_URL: "http://127.0.0.1:4/",
  no_proxy: "127.0.0.1",
  NO_PROXY: "127.0.0.1",
};

Deno.test("npx runs the command from the address of the site, with nothing in its cache", async () => {
  await using site = await siteAtAddress();
  await using folder = await emptyFolder();
  const address = site.url + NPM_PACKAGE.path;
  const output = await run(
    ["npx", "--yes", "--loglevel=error", address, "stats"],
    { ...ALONE, npm_config_cache: `${folder.path}/cache` },
  );
  assertEquals(typeof JSON.parse(output).active_visitors, "number");
});

Deno.test("npm installs the client from the site, and a program needs no address", async () => {
  await using site = await siteAtAddress();
  await using folder = await emptyFolder();
  const env = { ...ALONE, npm_config_cache: `${folder.path}/cache` };
  const project = `${folder.path}/project`;
  const program = `${project}/program.mjs`;
  await Deno.mkdir(project);
  await Deno.writeTextFile(
    program,
    `import { Foyer } from "@foyer/client";
console.log(JSON.stringify(await new Foyer().getStats()));
`,
  );
  const address = site.url + NPM_PACKAGE.path;
  await run(["npm", "install", "--prefix", project, address], env);
  const output = await run(["node", program]);
  assertEquals(typeof JSON.parse(output).active_visitors, "number");
  // Installs again from the hash in the lock file.
  await Deno.remove(`${folder.path}/cache`, { recursive: true });
  await run(["npm", "ci", "--prefix", project], env);
});

Deno.test("pip installs the client from the site, and a program needs no address", async () => {
  await using site = await siteAtAddress();
  await using folder = await emptyFolder();
  const { python, pip } = await makeEnvironment(`${folder.path}/python`);
  await run(
    [...pip, "install", "--no-cache-dir", site.url + WHEEL.path],
    ALONE,
  );
  const output = await run([python, "-c", STATS]);
  assert(Number(output) >= 0, output);
  await run([...pip, "check"]);
});

const STATS = `from foyer import Foyer
print(Foyer().get_stats()["active_visitors"])`;
