// deno-lint-ignore-file no-console -- help is output that was asked for
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { ConfigError } from "../lib/config.ts";
import { unknownName } from "../lib/content/problem.ts";

type Option = ParseArgsOptionsConfig[string] & {
  /** Stands for the value in the help: `TAG`. */
  value?: string;
  help: string;
};

interface Program<O> {
  /** The call without its options: `deno task import resume.json`. */
  usage: string;
  /** One sentence. */
  about: string;
  options: O;
  /** Minimum and maximum number of arguments besides the options. */
  takes: readonly [least: number, most: number];
}

/**
 * Reads the arguments of a program. Prints its help and ends the process where
 * `--help` is among them. Throws a ConfigError where they are wrong.
 */
export function readArguments<const O extends Record<string, Option>>(
  args: string[],
  program: Program<O>,
) {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(helpOf(program));
    Deno.exit(0);
  }
  const { options, takes: [least, most] } = program;
  refuseWrong(args, program);
  const parsed = parseArgs({ args, options, allowPositionals: true });
  const { values, positionals } = parsed;
  const extra = positionals[most];
  if (extra !== undefined) {
    throw wrong(
      program,
      `Unexpected argument ${JSON.stringify(extra)}; remove it`,
    );
  }
  if (positionals.length < least) {
    throw wrong(program, "An argument is missing; add it");
  }
  return { values, positionals };
}

/** Throws a ConfigError for one of some options that is given and does nothing. */
export function refuseUnused(
  given: object,
  names: string[],
  goesWith: string,
): void {
  const [unused] = Object.entries(given)
    .find(([name, value]) => names.includes(name) && value !== undefined) ?? [];
  if (unused === undefined) return;
  throw new ConfigError(
    `--${unused} has no effect here: it goes with ${goesWith}; remove it`,
  );
}

/** Words of ours: the parser suggests no similar option. */
function refuseWrong(
  args: string[],
  program: Program<Record<string, Option>>,
): void {
  const { options } = program;
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const names = [...Object.keys(options), "help"].map((name) => `--${name}`);
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { rawName, value, inlineValue } = token;
    const option = options[token.name];
    if (!option) throw wrong(program, unknownName(rawName, names));
    if (seen.has(rawName) && !option.multiple) {
      throw wrong(program, `${rawName} is given twice; give it once`);
    }
    seen.add(rawName);
    if (option.type === "boolean" && value !== undefined) {
      throw wrong(program, `${rawName} takes no value; remove it`);
    }
    const isMissing = value === undefined || !inlineValue && /^-./.test(value);
    if (option.type === "string" && isMissing) {
      const example = `${rawName}=${option.value}`;
      throw wrong(program, `${rawName} has no value; write ${example}`);
    }
  }
}

function wrong(
  program: Program<Record<string, Option>>,
  what: string,
): ConfigError {
  return new ConfigError(
    `${what}\n${usageOf(program)}; --help explains each option`,
  );
}

function usageOf(
  { usage, options }: Program<Record<string, Option>>,
): string {
  const all = Object.entries(options).map((option) => ` [${nameOf(option)}]`);
  return `usage: ${usage}${all.join("")}`;
}

function helpOf(program: Program<Record<string, Option>>): string {
  const rows = [
    ...Object.entries(program.options).map((option) =>
      [nameOf(option), option[1].help] as const
    ),
    ["--help", "Print this"] as const,
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    usageOf(program),
    "",
    program.about,
    "",
    ...rows.map(([name, help]) => `  ${name.padEnd(width)}  ${help}`),
  ].join("\n");
}

function nameOf([name, { value }]: [name: string, option: Option]): string {
  return `--${name}${value ? ` ${value}` : ""}`;
}
