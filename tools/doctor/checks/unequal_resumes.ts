import {
  type Diagnostic,
  positionAt,
} from "../../../lib/content/diagnostic.ts";
import { locate, type Path } from "../../../lib/content/yaml.ts";
import { frontKeysOf } from "../../../lib/content/parts.ts";
import { fieldName } from "../../../lib/content/problem.ts";
import { translationPairs } from "../../translations.ts";
import { type Files, isFaulty } from "../check.ts";

/** Lists of `resume.sv.yaml` that have other items or dates than those of `resume.yaml`. */
export function unequalResumes({ roots, mistakes }: Files): Diagnostic[] {
  return translationPairs(roots)
    .filter(([{ name }, { path }]) =>
      name === "resume" && !isFaulty(path, mistakes)
    )
    .flatMap(([original, { path, text }]) => {
      const own = frontKeysOf({ path, text });
      const lists = Object.entries(frontKeysOf(original))
        .map(([list, items]) => ({
          list,
          items: itemsOf(items),
          own: itemsOf(own[list]),
        }));
      return faultsIn(lists).map(([field, what, fix]): Diagnostic => {
        const { line } = positionAt(text, locate(text, field, "key"));
        return { severity: "warning", place: `${path}:${line}`, what, fix };
      });
    });
}

type Fault = [path: Path, what: string, fix: string];

const DATES = ["start", "end", "date"];

interface Pair {
  list: string;
  items: unknown[];
  own: unknown[];
}

/** Lists of other lengths are one fault, because they may all be missing. */
function faultsIn(pairs: Pair[]): Fault[] {
  const isUnequal = ({ items, own }: Pair) => items.length !== own.length;
  const counts = pairs.filter(isUnequal).map(({ list, items, own }) =>
    `${list}: ${own.length} in this file, but ${items.length}`
  );
  const what = `${counts.join("; ")} in resume.yaml`;
  const lengths: Fault = [
    [pairs.find(isUnequal)?.list ?? ""],
    what,
    "write the same items into both, in the same order",
  ];
  const dates = pairs.filter((pair) => !isUnequal(pair)).flatMap(datesIn);
  return counts.length > 0 ? [lengths, ...dates] : dates;
}

function datesIn({ list, items, own }: Pair): Fault[] {
  return items.flatMap((item, at) =>
    DATES.flatMap((date): Fault[] => {
      const [one, other] = [valueOf(own[at], date), valueOf(item, date)];
      if (one === other) return [];
      const path = [list, at, date];
      const what = `${fieldName(path)} is ${one}, but ${other} in resume.yaml`;
      return [[path, what, "write the same date into both"]];
    })
  );
}

function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Text, because YAML reads a year as a number. */
function valueOf(item: unknown, key: string): string {
  const value = Object.entries(item ?? {}).find(([name]) => name === key);
  return String(value?.[1] ?? "missing");
}
