import {
  constructFromEvents,
  type Event,
  EVENT_ID,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} from "js-yaml";

/** A path into parsed YAML, as zod reports it. */
export type Path = readonly PropertyKey[];

/** Reports an error at a path. The fix follows the last semicolon of the message. */
export type Complain = (path: Path, message: string, target?: "key") => void;

export class YamlFault extends SyntaxError {
  constructor(message: string, readonly offset: number) {
    super(message);
  }
}

/** Many owners close a bracket in the column of its field. YAML wants it further right. */
const INDENT = " ".repeat(100);

/** Null where nothing is said. A date stays text: 2021-02-31. Throws a YamlFault. */
export const parseYaml = (yaml: string): unknown => read(yaml).value;

function read(yaml: string, source = yaml, indented: number[] = []) {
  const original = (at: number) =>
    at - INDENT.length * indented.filter((line) => line < at).length;
  try {
    const events = parseEvents(source, {});
    // An alias repeats what it names; so few cannot make a file large.
    const options = { source, maxAliases: 20 };
    const [value = null, ...more] = constructFromEvents(events, options);
    if (more.length === 0) return { value, source, events, original };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const at = error.mark?.position ?? 0;
    const line = source.lastIndexOf("\n", at - 1) + 1;
    if (error.reason !== "deficient indentation" || indented.includes(line)) {
      throw new YamlFault(error.reason, original(at));
    }
    const further = source.slice(0, line) + INDENT + source.slice(line);
    return read(yaml, further, [...indented, line]);
  }
  throw new YamlFault("a second document", yaml.lastIndexOf("\n---") + 1);
}

/**
 * The offset of a value in YAML, or of its key. An empty value is at its key. A path
 * that does not exist is at the nearest node around it.
 */
export function locate(yaml: string, path: Path, target?: "key") {
  const { source, events, original } = read(yaml);
  const place = placesIn(source, events).findLast((place) =>
    place.path.every((step, at) => step === path[at])
  );
  if (!place) return 0;
  const isKey = target === "key" && place.path.length === path.length;
  return original(isKey ? place.key : place.value);
}

/** A value as the owner typed it: `0205`, not the number that YAML makes of it. */
export function typedAt(yaml: string, path: Path): string {
  return /^[^\s,\]}]*/.exec(yaml.slice(locate(yaml, path)))?.[0] ?? "";
}

/** The nodes in the order of the text, each after the one that it is in. */
function placesIn(source: string, events: Event[]) {
  const places: { path: Path; key: number; value: number }[] = [];
  const around: { path: Path; isMap: boolean; count: number }[] = [];
  let key: { step: string; at: number } | undefined;
  let last = 0;
  for (const event of events) {
    if (event.type === EVENT_ID.POP) around.pop();
    if (!("anchorStart" in event)) continue;
    const group = around.at(-1);
    // An empty item has no place but its hyphen.
    last = startOf(event) ?? key?.at ??
      source.indexOf("-", source.indexOf("\n", last));
    if (group?.isMap && !key && event.type === EVENT_ID.SCALAR) {
      key = { step: getScalarValue(source, event), at: last };
      continue;
    }
    const path = group ? [...group.path, key?.step ?? group.count++] : [];
    places.push({ path, key: key?.at ?? last, value: last });
    key = undefined;
    if ("start" in event) {
      around.push({ path, isMap: event.type === EVENT_ID.MAPPING, count: 0 });
    }
  }
  return places;
}

/** The first sign of a node; undefined for an empty one, and for a block of text. */
function startOf(node: Exclude<Event, { type: 1 | 6 }>): number | undefined {
  if (node.anchorStart !== -1) return node.anchorStart - 1;
  if ("start" in node) return node.start;
  if (!("style" in node) || node.valueStart === -1) return;
  const { PLAIN, DOUBLE_QUOTED } = SCALAR_STYLE;
  if (node.style > DOUBLE_QUOTED) return;
  return node.valueStart - (node.style === PLAIN ? 0 : 1);
}
