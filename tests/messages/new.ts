import { SAMPLE_DIR } from "../../lib/server/sample.ts";
import { withLanguage } from "../../tools/new/declare_language.ts";
import { languageFiles } from "../../tools/new/drafts.ts";
import { faultOf, QUESTIONS } from "../../tools/new/questions.ts";
import { Interview } from "../../tools/new/interview.ts";
import { nextSteps } from "../../tools/new/next_steps.ts";
import { ownerFrom } from "../../tools/new/owner.ts";
import { besideEachOther, noteSeen } from "../../tools/new/seen.ts";
import { languageFrom, stepsAfter } from "../../tools/new/translate.ts";
import { writeContent } from "../../tools/new/write_content.ts";
import { errorTexts } from "./error_text.ts";
import type { Messages } from "./messages.ts";

const EMPTY = { dir: "person", entries: new Map() };
const NOTHING = { person: EMPTY, manual: EMPTY };
const MACHINE = { time_zone: "UTC", language: "en" };

/** Questions, errors about answers, and next steps. */
export async function newMessages(): Promise<Messages> {
  const ask = (given: Record<string, string>, end?: () => null) => () =>
    ownerFrom(new Interview({ given, ask: end, isQuick: false }), MACHINE);
  const errors = await errorTexts({
    "no terminal and missing options": ask({ name: "Ines" }),
    "an input that ends": ask({}, () => null),
    "a wrong option": ask({ name: "Ines", hue: "mauve" }),
    "a folder that exists": () =>
      writeContent(SAMPLE_DIR, new Map(), {
        replace: false,
        today: "2026-11-20",
      }),
    "a wrong tag of a translation": () =>
      languageFrom("--translate", "?", EMPTY),
    "the first language of the site": () =>
      languageFrom("--translate", "en", EMPTY),
    "a translation without content": () => languageFiles(NOTHING, "sv"),
    "a profile that has its languages in another form": () =>
      withLanguage("---\nlanguages: de\n---\n", "sv"),
    "a translation that is not there": () => noteSeen(SAMPLE_DIR, "me.sv.md"),
  });
  const answers = { "time-zone": "Nowhere", email: "ines", language: "?" };
  return {
    "the questions": Object.values(QUESTIONS).map(({ text }) => text)
      .join("\n"),
    ...errors,
    ...Object.fromEntries(
      (["time-zone", "email", "language"] as const).map((id) => [
        `a wrong answer for ${id}`,
        faultOf(id, answers[id]) ?? "",
      ]),
    ),
    "the next steps": nextSteps("person", "pt").join("\n"),
    "the next steps of a translation": stepsAfter("person", "sv", [
      "profile.md",
      "profile.sv.md",
      "contact.sv.md",
    ]).join("\n"),
    "a translation that has every copy": stepsAfter("person", "sv", [
      "profile.md",
    ]).join("\n"),
    "a translation beside its original": besideEachOther(
      { path: "a.md", text: "---\ntitle: Fog\nlead: Grey.\n---\nAll of it." },
      { path: "a.sv.md", text: "---\ntitle: Dimma\n---\nAlltihop." },
    ).join("\n"),
  };
}
