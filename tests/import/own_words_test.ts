import { assert, assertEquals } from "@std/assert";
import { contentOf, imported } from "./support/imported.ts";

const PERSON = {
  name: "Ida",
  label: "Fyrvaktare",
  location: { countryCode: "uk" },
};

const UNNAMED = {
  basics: PERSON,
  work: [{ startDate: "2019" }],
  education: [{ area: "Dimma" }],
  projects: [{ startDate: "2019" }],
  publications: [
    { name: "Om lampor", publisher: "Ljus", releaseDate: "2018-04" },
    { releaseDate: "2018" },
  ],
};

/** Words of the software that a visitor of a Swedish site must not read. */
const ENGLISH = /\b(?:One of|Things made|Not named|Projects|published|April)\b/;

Deno.test("an import makes the description of an entry of its own facts, in the language of the site", async () => {
  const result = imported(UNNAMED, [], "sv");
  const { sections } = await contentOf(result);
  assertEquals(sections.map(({ title }) => title).sort(), [
    "Projekt",
    "Publikationer",
  ]);
  const [lamps] = sections.flatMap(({ entries }) => entries)
    .filter(({ title }) => title === "Om lampor");
  assert(lamps?.description?.startsWith("Om lampor. Ljus. april 2018. Ida."));
  const made = [...result.files].filter(([path]) =>
    /^(?:work|projects|publications)\/|^resume/.test(path)
  );
  assertEquals(made.filter(([, text]) => ENGLISH.test(text)), []);
});

Deno.test("the description of a section is marked as guessed", () => {
  const { files } = imported(UNNAMED, [], "sv");
  const [line = ""] = /^description: .*$/m.exec(
    files.get("publications/index.md") ?? "",
  ) ?? [];
  assert(line.includes("Om lampor") && line.includes("# guessed: "), line);
});

Deno.test("an import names the country in the language, by the code of ISO 3166", async () => {
  const { profile } = await contentOf(imported(UNNAMED, [], "sv"));
  assertEquals([profile.country, profile.place], ["GB", "Storbritannien"]);
  const { notes } = imported({
    basics: { name: "Ida", location: { countryCode: "XX" } },
  });
  assert(notes.some(({ kind }) => kind === "lost"));
});

Deno.test("an import completes a profile that has a known network and no address", async () => {
  const profiles = [
    { network: "GitHub", username: "ida-f" },
    { network: "mastodon", username: "@ida@fedi.example" },
    { network: "StackOverflow", username: "4711/ida" },
    { network: "Carrier pigeon", username: "ida" },
  ];
  const { links } = (await contentOf(
    imported({ basics: { name: "Ida", profiles } }),
  )).profile;
  assertEquals(links.map(({ url }) => url), [
    "https://github.com/ida-f",
    "https://fedi.example/@ida",
    "https://stackoverflow.com/users/4711/ida",
  ]);
});

Deno.test("a telephone number with (0) is dialled without it", async () => {
  const { contact } = await contentOf(
    imported({ basics: { name: "Ida", phone: "+46 (0)70 123 45 67" } }),
  );
  assertEquals(contact.channels.map(({ url }) => url), ["tel:+46701234567"]);
});
