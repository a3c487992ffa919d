import { UsageError } from "../usage_error.ts";
import type { Shape } from "./shape.ts";
import { isObject, itemsOf, memberOf } from "./value.ts";

/** Throws UsageError for a field that this shape lacks. */
export function checkFields(
  fields: readonly string[] | undefined,
  allowed: readonly string[] | undefined,
): void {
  const unknown = allowed && fields?.find((name) => !allowed.includes(name));
  if (unknown === undefined) return;
  const some = allowed?.slice(0, MAX_LISTED).join(", ");
  throw new UsageError(`Unknown field "${unknown}"`, `Use one of: ${some}`);
}

// An error message lists at most so many field names of a response.
const MAX_LISTED = 50;

/** The answer with nothing but these fields, in this order; throws UsageError. */
export function narrow(
  answer: unknown,
  { list, fields: allowed }: Shape,
  fields: readonly string[],
): unknown {
  if (list) {
    return replaced(
      answer,
      list,
      (items) => items.map((each) => pick(each, fields)),
    );
  }
  if (!allowed && isObject(answer)) checkFields(fields, Object.keys(answer));
  return pick(answer, fields);
}

function pick(value: unknown, fields: readonly string[]): unknown {
  if (!isObject(value)) return value;
  const found = fields.filter((name) => Object.hasOwn(value, name));
  return Object.fromEntries(found.map((name) => [name, memberOf(value, name)]));
}

/** The answer with another list in the place of its own. */
function replaced(
  answer: unknown,
  path: readonly string[],
  change: (items: unknown[]) => unknown[],
): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(itemsOf(answer, []));
  if (!isObject(answer) || !Object.hasOwn(answer, name)) return answer;
  return { ...answer, [name]: replaced(memberOf(answer, name), rest, change) };
}
