import { tidied } from "../read/read_question.ts";

/** A question and its context, as one sentence. */
interface QuestionInContext {
  text: string;
  /** Index in `text` at which the question itself begins. */
  since: number;
}

/** "I type into the box: is it kept?" `asking`: the last part. */
export function contextBefore(
  query: string,
  asking: string,
): QuestionInContext | undefined {
  const text = tidied(query);
  const at = text.lastIndexOf(asking);
  return at <= 0 ? undefined : joined(text.slice(0, at), asking);
}

export function joined(before: string, asking: string): QuestionInContext {
  const leads = before.trim().replace(/[.?!:;](?: |$)/g, ", ");
  const text = leads.endsWith(" ") ? leads + asking : `${leads} ${asking}`;
  return { text, since: text.length - asking.length };
}
