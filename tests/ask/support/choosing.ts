import { type TestSite } from "../../support/test_app.ts";
import { completion, model } from "../../upstreams/npc_endpoint.ts";
import { postJson } from "./requests.ts";

/** The rules have passages that come near it, and no answer. */
export const QUERY = "With which crowbar does she tune a violin?";

export interface Passage {
  name: string;
  description: string;
  score: number;
  nearest?: boolean;
  url: string;
}

export async function ask(site: TestSite, query = QUERY, more = {}) {
  const init = postJson({ query, query_id: "q", ...more });
  return await site.json("/ask", init);
}

/** A site whose model writes these numbers. */
export function choosing(...passages: unknown[]) {
  return model(() => completion({ passages }));
}

/** The passages that a call had sent, in order. */
export function passagesIn(body = ""): string[] {
  const [{ content }] = JSON.parse(body).messages;
  return content.split("\n").filter((line: string) => /^\d+\. /.test(line))
    .map((line: string) => line.replace(/^\d+\. /, ""));
}
