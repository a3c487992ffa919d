import { parse as parseWithPlaces } from "npm:@humanwhocodes/momoa@3.3.13";
import { ConfigError } from "../../lib/config.ts";
import { positionAt } from "../../lib/content/diagnostic.ts";
import { parseYaml, YamlFault } from "../../lib/content/yaml.ts";
import { yamlMistake } from "../../lib/content/yaml_mistake.ts";
import { inOneLine } from "./in_one_line.ts";

const MAX_DEPTH = 100;

/** Returns a parsed value. Throws a SyntaxError if it nests too deep, or in itself. */
export function checkedDepth<Value>(value: Value): Value {
  if (!isDeep(value, 0)) return value;
  throw new SyntaxError(`it nests more than ${MAX_DEPTH} values, or in itself`);
}

function isDeep(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth === MAX_DEPTH ||
    Object.values(value).some((inner) => isDeep(inner, depth + 1));
}

/** Throws a ConfigError with line and column of a slip. */
export function readYaml(file: string, text: string): unknown {
  try {
    return checkedDepth(parseYaml(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    if (!(error instanceof YamlFault)) {
      throw new ConfigError(`${file} cannot be read: ${error.message}`);
    }
    const isKnown = error.message.startsWith("nesting");
    const [offset, why] = isKnown
      ? [error.offset, error.message]
      : yamlMistake(text, error);
    const { line, column } = positionAt(text, offset);
    throw new ConfigError(`${file}:${line}:${column}: ${why}`);
  }
}

/** Throws a ConfigError with line and column of a slip, if the parser has them. */
export function readJson(file: string, text: string): unknown {
  try {
    return checkedDepth(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const why = error.message.replace(/(?: in JSON)? at position .*/, "");
    throw new ConfigError(
      `${file}${placeIn(text)}: not JSON: ${
        inOneLine(why)
      }; correct it, or export it again`,
    );
  }
}

/** Line and column of a slip. The errors of `JSON.parse` lack them. */
function placeIn(json: string): string {
  try {
    parseWithPlaces(json);
  } catch (error) {
    const { line, column } = Object(error);
    if (line) return `:${line}:${column}`;
  }
  return "";
}
