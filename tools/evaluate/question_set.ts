import { z } from "zod";

const Question = z.strictObject({
  /** As somebody typed it. */
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

/** The questions of each file of a folder, by its name. Throws where one is malformed. */
export async function readQuestions(
  folder: string,
): Promise<Map<string, Question[]>> {
  const sets = new Map<string, Question[]>();
  for (const { name } of [...Deno.readDirSync(folder)].sort(byName)) {
    if (!name.endsWith(".json")) continue;
    const text = await Deno.readTextFile(`${folder}/${name}`);
    const { questions } = QuestionSet.parse(JSON.parse(text));
    sets.set(name.replace(/\.json$/, ""), questions);
  }
  return sets;
}

function byName(one: Deno.DirEntry, other: Deno.DirEntry): number {
  return one.name < other.name ? -1 : 1;
}
