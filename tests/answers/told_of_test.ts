import { assert, assertEquals } from "@std/assert";
import { loadContent } from "../../lib/content/load.ts";
import { ASKED } from "./support/asked.ts";
import { PEOPLE } from "./support/rounds.ts";

const MONTHS =
  "January|February|March|April|May|June|July|August|September|October|November|December";
const MOMENT = `(?:(?:${MONTHS}) (?:\\d+, )?)?\\d{4}`;
/** "…: June 2022 – present", as only templates write it: the months in full. */
const TOLD = new RegExp(`: (${MOMENT}) – (${MOMENT}|present)`, "g");

for (const [name, folder] of Object.entries(PEOPLE)) {
  Deno.test(`each period that is told of the ${name} is that of what stands before it`, async () => {
    const known = await episodesOf(folder);
    const asked = await ASKED[name]?.() ?? [];
    let periods = 0;
    for (const { question, given } of asked) {
      for (const { description } of given) {
        for (const { 0: period, index } of description.matchAll(TOLD)) {
          periods++;
          const before = description.slice(0, index);
          assert(
            known.some(({ called, years }) =>
              before.endsWith(called) && years === yearsIn(period)
            ),
            `${question.q} -> ${description}`,
          );
        }
        assertVerdict(question.q, description);
      }
    }
    assert(periods > 0, "no period was told");
  });
}

interface Known {
  /** As templates call it. */
  called: string;
  years: string;
}

/** Content that has a name and a period. */
async function episodesOf(folder: string): Promise<Known[]> {
  const { roles, resume } = await loadContent(folder);
  const known = (
    names: (string | undefined)[],
    start?: string,
    end?: string,
  ): Known => ({
    called: names.filter(Boolean).join(", "),
    years: yearsIn([start ?? end, end ?? start].join(" ")),
  });
  return [
    ...roles.map(({ role, company, start, end }) =>
      known([role, company], start, end)
    ),
    ...resume.education.map(({ degree, area, institution, start, end }) =>
      known([degree, area, institution], start, end)
    ),
    ...resume.volunteer.map(({ position, organization, start, end }) =>
      known([position, organization], start, end)
    ),
  ];
}

function yearsIn(text: string): string {
  return (text.match(/\b\d{4}\b|present/g) ?? []).join(" ");
}

/** "Yes." and "No." agree with the one year that the question has and the period that is told. */
function assertVerdict(question: string, description: string) {
  const verdict = /^(Yes|No)\. [^.:;]+: .*?(\d{4}) – (?:.*?(\d{4})|present)/
    .exec(description);
  const years = question.match(/\b(?:19|20)\d\d\b/g) ?? [];
  const [year] = years;
  const isPlain =
    !/\b(?:join|start|began|begin|leave|left|quit|until|since|still|after|before|by|not|never|gap|without|finish|out of)|n['’]t\b/i
      .test(question);
  if (!verdict || !year || years.length > 1 || !isPlain) return;
  const [, yesOrNo, from, to = "9999"] = verdict;
  const isThere = Number(from) <= Number(year) && Number(year) <= Number(to);
  assertEquals(
    yesOrNo,
    isThere ? "Yes" : "No",
    `${question} -> ${description}`,
  );
}
