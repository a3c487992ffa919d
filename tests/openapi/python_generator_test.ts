import { assert, assertEquals } from "@std/assert";
import { makeEnvironment, run } from "../clients/python/python.ts";
import { blocksOf } from "../hosting/blocks.ts";
import { served } from "../support/served.ts";
import { testSite } from "../support/test_app.ts";

const GENERATOR = "openapi-python-client==0.29.1";

const PROGRAM = `
import sys
from made.api.room import get_room_avatar
from made.client import Client

client = Client(base_url=sys.argv[1], raise_on_unexpected_status=True)
picture = get_room_avatar.sync(client=client, figure="hd-180-1", direction=2)
print(list(picture.payload.read()[:4]))
`;
import { emptyFolder } from "../support/empty_folder.ts";

Deno.test("openapi-python-client with the manual's setting makes a client that gets an avatar", async () => {
  using site = testSite();
  await using server = served(site);
  await using folder = await emptyFolder();
  const { python, pip } = await makeEnvironment(`${folder.path}/environment`);
  await run([...pip, "install", "--quiet", GENERATOR]);
  const [setting] = await blocksOf("yaml", "clients");
  assert(setting);
  await Deno.writeTextFile(`${folder.path}/config.yaml`, setting);
  const contract = await site.fetch("/openapi.json");
  await Deno.writeTextFile(`${folder.path}/api.json`, await contract.text());
  await run([
    `${folder.path}/environment/bin/openapi-python-client`,
    "generate",
    "--meta=none",
    `--path=${folder.path}/api.json`,
    `--config=${folder.path}/config.yaml`,
    `--output-path=${folder.path}/made`,
  ]);
  const read = await run([python, "-c", PROGRAM, server.base], {
    PYTHONPATH: folder.path,
  });
  assertEquals(JSON.parse(read), [...PNG]);
});

/** The bytes that every PNG begins with. */
const PNG = new TextEncoder().encode("\u0000PNG").with(0, 0x89);
