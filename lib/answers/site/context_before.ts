/** A question with what was told before it, as one sentence. */
interface LedUpTo {
  text: string;
  /** Where the question proper begins. */
  since: number;
}

/**
 * Who asks of a site says first what they do: "I type into the box: is it kept?".
 * `asking`: the part that asks. Undefined where it is all that there is.
 */
export function contextBefore(
  query: string,
  asking: string,
): LedUpTo | undefined {
  const text = query.normalize("NFC").replaceAll("’", "'")
    .replace(/\s+/g, " ").trim();
  const at = text.lastIndexOf(asking);
  return at <= 0 ? undefined : joined(text.slice(0, at), asking);
}

/** What was told, or asked, before a question, and the question itself. */
export function joined(before: string, asking: string): LedUpTo {
  const leads = before.trim().replace(/[.?!:;](?: |$)/g, ", ");
  const text = leads.endsWith(" ") ? leads + asking : `${leads} ${asking}`;
  return { text, since: text.length - asking.length };
}
