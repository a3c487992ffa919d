import { readResume } from "../../tools/import/read_resume.ts";
import { report } from "../../tools/import/report.ts";
import { imported } from "../import/support/imported.ts";
import { errorTexts } from "./error_text.ts";
import type { Messages } from "./messages.ts";

const FILES = {
  "a file that is not JSON": "Name: Ines",
  "a file without basics": '{"work":[]}',
  "a résumé without a name": '{"basics":{}}',
  "a value of a wrong type": '{"basics":{"name":"Ines","profiles":"none"}}',
};

/** Errors about files, and the report of an import that is not complete. */
export async function importMessages(): Promise<Messages> {
  const calls = Object.entries(FILES).map(
    ([situation, text]) =>
      [situation, () => readResume(text, "me.json")] as const,
  );
  const { notes } = imported(ODD, []);
  return {
    ...await errorTexts(Object.fromEntries(calls)),
    "the report of an import": report(notes, { all: true }).join("\n"),
    "the report of many notes, shortened": report(
      imported({ basics: { name: "Ines" }, work: MANY }).notes,
      { all: false },
    ).join("\n"),
  };
}

const ODD = {
  basics: {
    name: "Ines \u0007 Imaginary",
    image: "https://ines.example/me.png",
    url: "https://ines.example/",
    email: "ines",
    phone: "+351 000 000",
    website: "https://ines.example/",
    mood: "calm",
    location: { address: "1 Imaginary Street", countryCode: "pt" },
    profiles: [{ network: "Nowhere" }],
  },
  work: [
    { company: "Ferries", startDate: "2014/1", endDate: "now" },
    { name: "Tides", startDate: "soon" },
    { name: "Fog", startDate: "2015", endDate: "2014", url: "fog.example" },
  ],
  projects: [{ name: "Lamp", description: "A lamp.", url: "ftp://a.example" }],
  meta: { version: "1" },
};

const MANY = "abcdefghij".split("").map((name) => ({
  name,
  startDate: "soon",
}));
