import { assert, assertEquals } from "@std/assert";
import ICAL from "npm:ical.js@2.2.1";
import type { Content } from "../../lib/content/content.ts";
import { barePerson } from "../support/bare_person.ts";
import { BASE_URL, testContent, testSite } from "../support/test_app.ts";
import { textOf } from "./support/claims.ts";

function cardOf(content: Content): Promise<string> {
  using site = testSite({ content });
  return textOf(site, "/contact.vcf");
}

/** Values of a property, as another program parses them. */
function valuesIn(card: string, name: string): unknown[] {
  const component = new ICAL.Component(ICAL.parse(card));
  return component.getAllProperties(name).map((property) =>
    property.getFirstValue()
  );
}

Deno.test("/contact.vcf says who the person is, and how to reach them", async () => {
  const card = await cardOf(testContent);
  const { profile, roles, contact } = testContent;
  const present = roles.find(({ end }) => end === "present");
  assert(present);
  const facts: [string, string][] = [
    ["version", "4.0"],
    ["fn", profile.name],
    ["title", present.role],
    ["org", present.company],
    ["note", profile.headline],
    ["tz", profile.time_zone],
  ];
  for (const [name, value] of facts) {
    assertEquals(valuesIn(card, name).map(String), [value], name);
  }
  const ways = ["email", "tel", "url"].flatMap((name) => valuesIn(card, name));
  for (const { url } of [...contact.channels, ...profile.links]) {
    assert(ways.includes(url.replace("mailto:", "")), url);
  }
  assert(ways.includes(`${BASE_URL}/`));
});

/** Parts that the person gives, and family and given name in the card. */
const NAMES: [given: Partial<Content["profile"]>, n: [string, string]][] = [
  [{ name: "Ines M. Imaginary" }, ["", "Ines M. Imaginary"]],
  [{ name: "Lumi" }, ["", "Lumi"]],
  [{ given_name: "Ines; M.", family_name: "Imaginary" }, [
    "Imaginary",
    "Ines; M.",
  ]],
  [{ given_name: "Ines" }, ["", "Ines"]],
  [{ family_name: "Imaginary" }, ["Imaginary", ""]],
];

Deno.test("/contact.vcf has the parts of the name as the person gives them, and splits none", async () => {
  const { profile } = testContent;
  for (const [given, n] of NAMES) {
    const content = { ...testContent, profile: { ...profile, ...given } };
    const found = valuesIn(await cardOf(content), "n");
    assertEquals(found, [[...n, "", "", ""]], JSON.stringify(given));
  }
});

Deno.test("/contact.vcf has the picture that the pages have", async () => {
  using site = testSite();
  const [photo] = valuesIn(await textOf(site, "/contact.vcf"), "photo");
  const response = await site.fetch(String(photo).slice(BASE_URL.length));
  await response.body?.cancel();
  assertEquals(response.status, 200);
  assert(response.headers.get("content-type")?.startsWith("image/"));
});

const STRANGE = [
  String.raw`Back\slash, comma; semicolon: colon`,
  "Two\nlines",
  "نجمة الفاصلة، من قمة اللامكان البعيدة حيث لا تصل الرسائل إلا مع القافلة",
  "👩🏽‍🚀".repeat(30),
  "x".repeat(300),
];

for (const name of STRANGE) {
  Deno.test(`/contact.vcf says "${name.slice(0, 20)}" as it is, in lines of 75 octets`, async () => {
    const profile = { ...testContent.profile, name, place: name };
    const card = await cardOf({ ...testContent, profile });
    assertEquals(valuesIn(card, "fn"), [name]);
    const lines = card.split("\r\n");
    assertEquals(lines.at(-1), "");
    for (const line of lines) {
      assert(new TextEncoder().encode(line).length <= 75, line);
      assert(!/[\r\n\uFFFD]/.test(line), line);
    }
  });
}

Deno.test("/contact.vcf lets no value begin a line of its own", async () => {
  const { profile, contact } = testContent;
  const [channel] = contact.channels;
  assert(channel);
  const url = "https://a.example/\r\nTITLE:Emperor";
  const card = await cardOf({
    ...testContent,
    profile: { ...profile, headline: "Calm\r\nTITLE:Emperor\u0007" },
    contact: { ...contact, channels: [{ ...channel, url }] },
  });
  assert(!/^TITLE:Emperor/m.test(card));
});

Deno.test("/contact.vcf says nothing that the person does not say", async () => {
  const card = await cardOf(barePerson);
  const lines = card.replaceAll("\r\n ", "").split("\r\n");
  assertEquals(lines.filter((line) => /:(undefined|null)?$/.test(line)), []);
  for (const name of ["title", "org", "photo"]) {
    assertEquals(valuesIn(card, name), [], name);
  }
});
