import { assert, assertEquals } from "@std/assert";
import { linkedIn } from "../../tools/import/formats/linkedin.ts";
import { testSite } from "../support/test_app.ts";
import { importedExport, zipSource } from "./support/exports.ts";
import { contentOf, TODAY } from "./support/imported.ts";
import { EXPORTS, SECRETS } from "./support/linkedin.ts";

/** Values of each private column, and of files that stay packed. */
const PRIVATE = [...SECRETS, "Nowhere Steps", "N0 7WHR", "960 555"];

Deno.test("a LinkedIn archive with a name alone is imported", async () => {
  await importedExport(EXPORTS.least);
});

Deno.test("nothing private of a LinkedIn archive is in a file or in the report", async () => {
  const { written, listed } = await importedExport(EXPORTS.whole);
  const all = `${written}\n${listed.join("\n")}`;
  assertEquals(PRIVATE.filter((secret) => all.includes(secret)), []);
  for (const name of ["address", "phone"]) {
    assert(listed.some((line) => line.includes(`--publish ${name}`)), name);
  }
});

Deno.test("a LinkedIn archive gives address and telephone to the site that asks for them", async () => {
  const { written } = await importedExport(EXPORTS.whole, {}, [
    "address",
    "phone",
  ]);
  for (const text of ["7 Nowhere Steps", "N0 7WHR", "tel:+441632960555"]) {
    assert(written.includes(text), text);
  }
});

Deno.test("a LinkedIn archive is read by the names of its columns, whatever its rows look like", async () => {
  const { files, listed } = await importedExport(EXPORTS.odd, {
    language: "de",
  });
  const horn = files.get("work/oel-and-nebel.md") ?? "";
  assert(horn.includes("start: 2015-09\nend: 2018-12"), horn);
  const harbour = files.get("work/hafen-gmbh.md") ?? "";
  assert(harbour.includes("start: 2019-03\nend: present"), harbour);
  const places = [
    "Profile.csv:6 ", // the second language
    "Positions.csv:3 ", // a repeated row
    "Positions.csv:4 Extra ",
    "Positions.csv:4 a cell ",
    "Positions.csv:5 Started On ",
    "Positions.csv:6 ", // a quotation mark
    "Languages.csv:2 ",
    "Skills.csv ", // no such column
  ];
  assertEquals(
    places.filter((place) =>
      !listed.some((line) => line.startsWith(`  ${place}`))
    ),
    [],
  );
});

Deno.test("a position without an end continues, and its bullets are a list", async () => {
  const { files } = await importedExport(EXPORTS.whole);
  const keeper = files.get("work/tall-light-ltd.md") ?? "";
  assert(keeper.includes("start: 2019-03\nend: present"), keeper);
  for (const point of ["Wrote the log", "Counted ships", "Painted"]) {
    assert(keeper.includes(`\n- ${point}\n`), keeper);
  }
});

Deno.test("recommendations are taken only when asked for, and only visible ones", async () => {
  const without = await importedExport(EXPORTS.whole);
  assert(!without.written.includes("She shines."));
  assert(without.listed.some((line) => line.includes("--references")));
  const { written, listed } = await importedExport(EXPORTS.whole, {
    references: true,
  });
  assert(written.includes("She shines."));
  const all = `${written}\n${listed.join("\n")}`;
  assert(!all.includes("Not so bright."));
  assert(!all.includes("Hidden"));
});

Deno.test("connections, messages and unwanted recommendations stay packed", async () => {
  const source = await zipSource(EXPORTS.whole);
  const unpacked = new Set<string>();
  const watched = {
    ...source,
    read(paths: string[]) {
      for (const path of paths) unpacked.add(path);
      return source.read(paths);
    },
  };
  assert(await linkedIn.detect(watched));
  await linkedIn.read(watched, {
    language: "en",
    today: TODAY,
    references: false,
  });
  const packed = ["Connections.csv", "messages.csv"];
  assertEquals(
    [...packed, "Recommendations_Received.csv"].filter((path) =>
      unpacked.has(path)
    ),
    [],
  );
  assert(unpacked.has("Positions.csv"));
});

Deno.test("the vCard of an imported archive has the parts of the name", async () => {
  const result = await importedExport(EXPORTS.whole);
  using site = testSite({ content: await contentOf(result) });
  const card = await site.text("/contact.vcf");
  assert(card.includes("\r\nN:Imaginary;Ines;;;\r\n"), card);
});
