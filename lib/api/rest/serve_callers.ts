import { headerOf } from "../../base/http/header_of.ts";
import { namesTag } from "../../base/http/variant.ts";
import type { Deps } from "../../deps.ts";
import type { Words } from "../../base/words/words.ts";

type Call = ReturnType<Deps["callers"]["latest"]>[number];

interface Context {
  req: Request;
  state: { deps: Pick<Deps, "callers" | "content" | "now"> };
}

/**
 * Programs that called a moment ago, in sentences for an open page, which asks every
 * two seconds. The tag is weak, because an age grows while nobody calls.
 */
export function serveCallers({ req, state: { deps } }: Context): Response {
  const now = deps.now();
  const calls = deps.callers.latest(now);
  const tag = `"${calls.at(-1)?.id ?? "nobody"}.${calls.length}"`;
  const headers = { "cache-control": "no-store", etag: `W/${tag}` };
  const condition = headerOf(req.headers, "if-none-match");
  if (condition !== null && namesTag(condition, tag)) {
    return new Response(null, { status: 304, headers });
  }
  const { callers } = deps.content.words;
  const shown = calls.map((each) => {
    const { id, protocol, call, status, at } = each;
    const says = sentenceOf(each, callers);
    return { id, protocol, call, status, age: now - at, says };
  });
  return Response.json({ calls: shown }, { headers });
}

function sentenceOf(
  { operation, protocol, status }: Call,
  { does, uses, failed }: Words["callers"],
): string {
  if (status >= 400) return failed;
  const said = new Map<string, string>(Object.entries(does));
  return said.get(operation) ?? uses[protocol];
}
