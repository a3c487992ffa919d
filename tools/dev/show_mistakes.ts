import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { ContentError } from "../../lib/content/content_error.ts";
import { readProblem } from "../doctor/problem.ts";
import { MistakesPage } from "./MistakesPage.tsx";

/**
 * Where the content has mistakes, serves them at every address until one of the
 * requests finds them mended. Errors that are none of the content's are thrown.
 */
export async function showMistakes(
  read: () => Promise<unknown>,
  options: Deno.ServeTcpOptions,
): Promise<void> {
  const first = await problemsOf(read);
  if (first.length === 0) return;
  // deno-lint-ignore no-console -- this is where its owner looks first
  console.error(first.join("\n"));
  const { promise: mended, resolve } = Promise.withResolvers<void>();
  const server = Deno.serve(options, async () => {
    const problems = await problemsOf(read);
    if (problems.length === 0) resolve();
    return answer(problems);
  });
  await mended;
  // The one that found it gets its answer first.
  await server.shutdown();
}

async function problemsOf(read: () => Promise<unknown>): Promise<string[]> {
  try {
    await read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

function answer(problems: string[]): Response {
  const page = h(MistakesPage, { mistakes: problems.map(readProblem) });
  return new Response(`<!DOCTYPE html>${renderToString(page)}`, {
    status: problems.length === 0 ? 503 : 500,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
