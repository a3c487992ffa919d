import { assert, assertEquals } from "@std/assert";
import { briefDate } from "../../lib/base/words/dates.ts";
import { shortAddress } from "../../lib/base/text/short_address.ts";
import { leavesOf } from "../discovery/support/leaves.ts";
import { jsonOf } from "../discovery/support/claims.ts";
import { testContent, testSite } from "../support/test_app.ts";
import { flat, HAS_POPPLER, pagesOf, pdfOf, poppler } from "./pdf.ts";
import { Person } from "./people.ts";
import { contentWith } from "../support/content.ts";

/** Fields of /resume.json that are no facts, or that say another one again. */
const NO_FACTS = ["$schema", "meta", "image", "slug", "years", "countryCode"];

async function factsOf(content: typeof testContent): Promise<string[]> {
  using site = testSite({ content });
  const json = await jsonOf(site, "/resume.json");
  return [...leavesOf(json)].filter(({ path }) =>
    !path.some((key) => NO_FACTS.includes(String(key)))
  ).flatMap(({ path, text }) => {
    const key = String(path.at(-1));
    if (/date$/i.test(key)) return [briefDate(text, "en")];
    return key === "url" ? [shortAddress(text)] : text.split(/\n+/);
  });
}

function plain(text: string): string {
  return text.replace(/[\u2010\u2011]/g, "-").replace(/\s+/g, " ").trim();
}

Deno.test("the PDF has every fact of /resume.json", {
  ignore: !HAS_POPPLER,
}, async () => {
  const pdf = await pdfOf(testContent);
  const text = flat(await pagesOf(pdf));
  const links = await poppler("pdfinfo", ["-url"], pdf);
  const missing = (await factsOf(testContent)).filter((fact) =>
    !text.includes(plain(fact)) && !links.includes(fact)
  );
  assertEquals(missing, []);
});

for (const [jobs, seed] of [[1, 1], [5, 2], [14, 3]] as const) {
  const name = `the PDF of a person with ${jobs} jobs has`;

  Deno.test(`${name} each fact once`, { ignore: !HAS_POPPLER }, async () => {
    const content = await contentWith(new Person(jobs, seed).files());
    const text = flat(await pagesOf(await pdfOf(content)));
    const unique = (await factsOf(content)).filter((fact) =>
      /\bw\d+w\b/.test(fact)
    );
    assert(unique.length > 20);
    const wrong = unique.filter((fact) => text.split(plain(fact)).length !== 2);
    assertEquals(wrong, []);
  });

  Deno.test(`${name} its text and its tags in the order of the page`, {
    ignore: !HAS_POPPLER,
  }, async () => {
    const content = await contentWith(new Person(jobs, seed).files());
    const pdf = await pdfOf(content);
    const landmarks = landmarksOf(content);
    const tagged = await poppler("pdfinfo", ["-struct-text"], pdf);
    for (const text of [flat(await pagesOf(pdf)), tagged]) {
      const places = landmarks.map((landmark) => text.indexOf(landmark));
      assertEquals(places, places.toSorted((a, b) => a - b), text);
      assert(!places.includes(-1));
    }
  });
}

Deno.test("the tagged text has a space between two lines", {
  ignore: !HAS_POPPLER,
}, async () => {
  const content = await contentWith(new Person(5, 4).files());
  const tagged = await poppler(
    "pdfinfo",
    ["-struct-text"],
    await pdfOf(content),
  );
  const text = Array.from(tagged.matchAll(/^ *"(.*)"$/gm), ([, line]) => line)
    .join("");
  for (const { body } of content.roles) {
    const [words = ""] = body.split("\n");
    assert(text.includes(words), words);
  }
});

/** First words of parts, jobs and things, in the order of /about. */
function landmarksOf({ profile, roles, resume }: typeof testContent) {
  const things = [
    ...resume.education.map(({ institution }) => institution),
    ...resume.languages.map(({ language }) => language),
    ...resume.awards.map(({ title }) => title),
    ...resume.certificates.map(({ name }) => name),
    ...resume.volunteer.map(({ organization }) => organization),
    ...resume.skills.map(({ name }) => name),
  ];
  const jobs = roles.flatMap(({ company, role, body, place = "", skills }) => [
    company,
    role,
    ...body.split("\n").map((line) => line.replace("- ", "")),
    place,
    ...skills,
  ]);
  return [profile.headline, ...jobs, ...things]
    .flatMap((text) => text.split(" ", 1)[0] || []);
}

Deno.test("/resume.json is attached to the PDF", {
  ignore: !HAS_POPPLER,
}, async () => {
  await using site = testSite();
  const json = await site.text("/resume.json");
  const to = await Deno.makeTempFile();
  const pdf = await pdfOf(testContent);
  await poppler("pdfdetach", ["-save", "1", "-o", to, "FILE"], pdf);
  assertEquals(await Deno.readTextFile(to), json);
  await Deno.remove(to);
});
