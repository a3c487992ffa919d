import * as z from "zod";
import { Profile } from "../../lib/content/kinds/profile.ts";
import { isEmail } from "./own_files.ts";

interface Question {
  text: string;
  /** Schema of an answer, with the messages of the content. */
  schema: z.ZodType;
}

const { name, headline, place, time_zone, language, hue } = Profile.shape;

/** Questions by the flag that answers them. */
export const QUESTIONS = {
  name: { text: "Your name", schema: name },
  headline: { text: "What you do, in a line", schema: headline },
  "time-zone": {
    text: "Your time zone, such as Europe/Berlin",
    schema: time_zone,
  },
  place: { text: "Your place, such as a town and a country", schema: place },
  email: {
    text: "An email address for all to see, if you like",
    schema: z.string().refine(
      (email) => email === "" || isEmail(email),
      "not an email address; use one such as me@example.com, or leave it empty",
    ),
  },
  language: {
    text: "The language that you write in: en for English, de for German",
    schema: language,
  },
  hue: {
    text:
      "The accent colour, from 0 to 360: red 25, gold 90, green 155, blue 250",
    schema: z.preprocess(Number, hue),
  },
  figure: {
    text:
      "Your drawn figure: 1, 2 or 3. You see it on the site, and can change it",
    schema: z.enum(["1", "2", "3"], "not a figure; use 1, 2 or 3"),
  },
  programmer: {
    text:
      "Are you a programmer? With no, pages leave out the names for programs",
    schema: z.enum(["yes", "no"], "not an answer; use yes or no"),
  },
} satisfies Record<string, Question>;

export type QuestionId = keyof typeof QUESTIONS;

const HUES = { red: "25", gold: "90", green: "155", blue: "250" };
const LANGUAGES = ["en", "nl", "de", "fr", "es", "it", "pt", "pl", "ar", "ja"];

/** Takes `Amsterdam` for its time zone, `Dutch` for nl, and a colour for its number. */
export function understood(id: QuestionId, answer: string): string {
  const word = answer.trim().toLowerCase();
  const found = {
    "time-zone": () =>
      Intl.supportedValuesOf("timeZone").find((zone) =>
        zone.toLowerCase().endsWith(`/${word.replaceAll(" ", "_")}`)
      ),
    language: () => LANGUAGES.find((tag) => isNameOf(word, tag)),
    hue: () =>
      Object.entries(HUES).find(([name]) => word.startsWith(name))?.[1],
  };
  const [, find] = Object.entries(found).find(([name]) => name === id) ?? [];
  return find?.() ?? answer;
}

function isNameOf(word: string, tag: string): boolean {
  return ["en", tag].some((language) =>
    new Intl.DisplayNames(language, { type: "language" }).of(tag)
      ?.toLowerCase() === word
  );
}

/** The error of an answer; undefined if it is valid. */
export function faultOf(id: QuestionId, answer: string): string | undefined {
  const result = QUESTIONS[id].schema.safeParse(answer);
  return result.error?.issues[0]?.message;
}
