import type { Field } from "../openapi/fields.ts";
import type { RequestExample } from "../../operation.ts";

export interface TryField
  extends Pick<Field, "name" | "place" | "isRequired" | "otherwise"> {
  kind: "choice" | "integer" | "text" | "json";
  values?: string[];
  least?: number;
  most?: number;
  /** Initial value. */
  value: string;
}

export function tryFieldOf(
  { name, place, isRequired, type, otherwise }: Field,
  value = "",
): TryField {
  const shared = { name, place, isRequired, otherwise, value };
  switch (type.kind) {
    case "choice":
      return { ...shared, kind: "choice", values: type.values };
    case "integer":
      return { ...shared, kind: "integer", least: type.least, most: type.most };
    case "string":
      return { ...shared, kind: "text", most: type.most };
    default:
      return { ...shared, kind: "text" };
  }
}

type FormGiven =
  | { state: "given"; given: RequestExample }
  | { state: "problem"; problem: JsonProblem };

/** Position of a JSON syntax error, from 1, if the browser reports it. */
export interface JsonProblem {
  line?: string;
  column?: string;
}

/** Reads a form. Omits empty fields and parses a JSON body. */
export function givenIn(form: FormData, fields: TryField[]): FormGiven {
  const written = (name: string) => String(form.get(name) ?? "");
  const inPlace = (place: TryField["place"]) =>
    Object.fromEntries(
      fields.filter((field) => field.place === place)
        .map(({ name }) => [name, written(name)])
        .filter(([, value]) => value !== ""),
    );
  const given: RequestExample = {
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

/** Error texts differ between browsers; some end with the position. */
function placeIn(message: string): JsonProblem {
  return /line (?<line>\d+) column (?<column>\d+)(?:\)| of the JSON data)?$/
    .exec(message)?.groups ?? {};
}
