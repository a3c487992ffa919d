import schema from "npm:@jsonresume/schema@1.3.1/schema.json" with {
  type: "json",
};
import type { Random } from "../../fuzz/random.ts";
import type { Json, JsonObject } from "./expected.ts";
import { ADDRESSES, DATES, PIECES } from "./pieces.ts";

/** Schema of a member of JSON Resume. */
export interface Described {
  properties?: Record<string, Described>;
  items?: Described;
  $ref?: string;
  type?: string;
  format?: string;
}

export const FORMAT: Described = schema;

/** A résumé with some of the members that the format knows, said in odd ways. */
export function generatedResume(random: Random): JsonObject {
  const { basics, ...others } = membersOf(FORMAT, random);
  const person = typeof basics === "object" && !Array.isArray(basics)
    ? basics
    : {};
  return { ...others, basics: { ...person, name: text(random) + "x" } };
}

function membersOf(described: Described, random: Random): JsonObject {
  const members = Object.entries(described.properties ?? {});
  return Object.fromEntries(
    random.some(members, 0.8).map(([name, each]) => [name, json(each, random)]),
  );
}

function json(described: Described, random: Random): Json {
  if (random.chance(0.05)) return null;
  const { properties, items, $ref, format } = described;
  if (properties) return membersOf(described, random);
  if (items) {
    const { length } = random.some([1, 2, 3], 0.6);
    return Array.from({ length }, () => json(items, random)).filter(
      (item) => item !== null,
    );
  }
  if ($ref) return random.pick(DATES);
  if (format === "uri") return random.pick(ADDRESSES);
  return text(random);
}

function text(random: Random): string {
  const { length } = random.some(Array.from({ length: 12 }), 0.4);
  return Array.from({ length }, () => random.pick(PIECES))
    .join(random.pick(["", " "]));
}
