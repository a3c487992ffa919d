import * as z from "zod";
import { ConfigError } from "../../lib/config.ts";

const Question = z.strictObject({
  /** As a person typed it. */
  q: z.string(),
  kind: z.string(),
  /** The question before it. */
  prev: z.string().optional(),
  /**
   * Addresses that may come first, each with what begins with it; `/` is the
   * front page and its anchors only.
   */
  first: z.array(z.string()).optional(),
  /** A regular expression, case ignored, that the first answer matches. */
  says: z.string().optional(),
  /** True where the pages do not say; "allowed" where silence is as good. */
  none: z.union([z.literal(true), z.literal("allowed")]).optional(),
}).refine(({ first, none }) => first !== undefined || none === true, {
  message: "neither an address nor none",
});
export type Question = z.output<typeof Question>;

const QuestionSet = z.object({
  about: z.string(),
  questions: z.array(Question),
});

/**
 * The questions of each file of a folder, by its name. Throws a ConfigError where
 * there is none, or where a file is malformed.
 */
export async function readQuestions(
  folder: string,
): Promise<Map<string, Question[]>> {
  const sets = new Map<string, Question[]>();
  for (const { name } of filesOf(folder)) {
    const path = `${folder}/${name}`;
    const { questions } = parse(path, await Deno.readTextFile(path));
    sets.set(name.replace(/\.json$/, ""), questions);
  }
  if (sets.size > 0) return sets;
  throw new ConfigError(
    `Cannot find questions: ${folder} has no .json file; name a folder with question sets`,
  );
}

function filesOf(folder: string): Deno.DirEntry[] {
  try {
    return [...Deno.readDirSync(folder)]
      .filter(({ name }) => name.endsWith(".json")).sort(byName);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    throw new ConfigError(
      `Cannot find questions: ${folder} is not a folder; name a folder with question sets`,
    );
  }
}

function parse(path: string, text: string): z.output<typeof QuestionSet> {
  try {
    return QuestionSet.parse(JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.ZodError
      ? z.prettifyError(error)
      : error instanceof Error
      ? error.message
      : "";
    throw new ConfigError(`Cannot read ${path}: ${why}`);
  }
}

function byName(one: Deno.DirEntry, other: Deno.DirEntry): number {
  return one.name < other.name ? -1 : 1;
}
