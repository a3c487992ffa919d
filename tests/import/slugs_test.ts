import { assertEquals } from "@std/assert";
import { imported } from "./support/imported.ts";
import { Slugs } from "../../tools/new/slugs.ts";

const SLUGS: [name: string, slug: string][] = [
  ["Größe & Söhne", "groesse-and-soehne"],
  ["Ærøskøbing Łódź İzmir", "aeroskobing-lodz-izmir"],
  ["Crème brûlée", "creme-brulee"],
  ["Пример и сыновья", "primer-i-synovya"],
  ["Παράδειγμα", "paradeigma"],
  ["مثال", "mthal"],
  ["fooBar HTTPServer", "foobar-httpserver"],
  ["Nowhere 🚀 Rockets", "nowhere-rockets"],
  ["例え話", "role-2019-04"],
  ["비유", "role-2019-04"],
  ["🚀", "role-2019-04"],
  ["", "role-2019-04"],
  ["main", "role-2019-04"],
  [`${"a".repeat(59)} b`, "a".repeat(59)],
];

Deno.test("a file is called by the letters of its name, or by its date", () => {
  const taken = SLUGS.map(([name]) => [
    name,
    new Slugs(["main"]).take(name, "role 2019-04"),
  ]);
  assertEquals(taken, SLUGS);
});

Deno.test("no two files of a folder have one name", () => {
  const slugs = new Slugs();
  assertEquals(
    ["Acme", "ACME", "acme!", "ácme"].map((name) =>
      slugs.take(name, "Acme Two")
    ),
    ["acme", "acme-two", "acme-two-2", "acme-two-3"],
  );
});

const BY_LANGUAGE: [language: string, slug: string][] = [
  ["sv", "oresund-a"],
  ["fi", "oresund-a"],
  ["de-AT", "oeresund-a"],
  ["nb", "oeresund-aa"],
];

Deno.test("a file is called as its language writes letters with signs", () => {
  const taken = BY_LANGUAGE.map(([language]) => [
    language,
    new Slugs([], language).take("Öresund å"),
  ]);
  assertEquals(taken, BY_LANGUAGE);
});

Deno.test("a job whose company has no letters for a file name is called by its date", () => {
  const { files } = imported({
    basics: { name: "N" },
    work: [{ name: "東京", position: "x", startDate: "2019-04" }],
  });
  assertEquals([...files.keys()].filter((path) => path.startsWith("work/")), [
    "work/role-2019-04.md",
  ]);
});
