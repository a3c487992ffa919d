import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { inLines } from "../../explain.ts";
import { ContentError, type Diagnostic } from "../../lib/content/diagnostic.ts";
import { MistakesPage } from "./MistakesPage.tsx";

/**
 * Serves the mistakes of the content at every URL until a request finds none.
 * Returns at once if there are none. Throws errors of other kinds.
 */
export async function showMistakes(
  read: () => Promise<unknown>,
  options: Deno.ServeTcpOptions,
): Promise<void> {
  const first = await mistakesIn(read);
  if (first.length === 0) return;
  // deno-lint-ignore no-console -- owners look at the terminal first
  console.error(inLines(first));
  const { promise: mended, resolve } = Promise.withResolvers<void>();
  const server = Deno.serve(options, async () => {
    const mistakes = await mistakesIn(read);
    if (mistakes.length === 0) resolve();
    return answer(mistakes);
  });
  await mended;
  // The request that found none gets its answer first.
  await server.shutdown();
}

async function mistakesIn(read: () => Promise<unknown>): Promise<Diagnostic[]> {
  try {
    await read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
}

function answer(mistakes: Diagnostic[]): Response {
  const page = h(MistakesPage, { mistakes });
  return new Response(`<!DOCTYPE html>${renderToString(page)}`, {
    status: mistakes.length === 0 ? 503 : 500,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'",
    },
  });
}
