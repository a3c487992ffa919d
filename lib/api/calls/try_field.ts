import type { Given } from "./call.ts";

/** A field of a form that makes a call. */
export interface TryField {
  name: string;
  place: "path" | "query" | "header" | "body" | "argument";
  isRequired: boolean;
  kind: "choice" | "integer" | "text" | "json";
  /** Of a choice. */
  values?: string[];
  least?: number;
  most?: number;
  /** What it holds at first. */
  value: string;
  /** What holds where nothing is given. */
  otherwise?: string;
}

/** What a form gives, or why it is no call. */
type FormGiven =
  | { state: "given"; given: Given }
  | { state: "problem"; problem: JsonProblem };

/** Where text is no JSON, if the browser says it: both from 1. */
export interface JsonProblem {
  line?: string;
  column?: string;
}

/** What is empty is left out; JSON is read, and anything may be wrong with it. */
export function givenIn(form: FormData, fields: TryField[]): FormGiven {
  const written = (name: string) => String(form.get(name) ?? "");
  const inPlace = (place: TryField["place"]) =>
    Object.fromEntries(
      fields.filter((field) => field.place === place)
        .map(({ name }) => [name, written(name)])
        .filter(([, value]) => value !== ""),
    );
  const given: Given = {
    params: inPlace("path"),
    query: inPlace("query"),
    headers: inPlace("header"),
  };
  const body = fields.find(({ place }) => place === "body");
  if (!body) return { state: "given", given };
  try {
    given.body = JSON.parse(written(body.name));
    return { state: "given", given };
  } catch (error) {
    return { state: "problem", problem: placeIn(String(error)) };
  }
}

/** Browsers say what is wrong in words of their own, in English; some end with the place. */
function placeIn(message: string): JsonProblem {
  return /line (?<line>\d+) column (?<column>\d+)(?:\)| of the JSON data)?$/
    .exec(message)?.groups ?? {};
}
