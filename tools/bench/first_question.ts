import { type Server, startSite } from "./server.ts";

const STARTS = 7;

/** Two questions of one kind, each as a request. */
type Pair = [first: Request, second: Request];

/** What a visitor can ask of, and how. */
const KINDS: Record<string, (base: string) => Pair> = {
  "/ask, of the person": (base) => [
    new Request(`${base}/ask?query=Where+did+you+work+before`),
    new Request(`${base}/ask?query=What+did+you+study`),
  ],
  "/ask, of the site": (base) => [
    new Request(`${base}/ask?query=How+do+I+get+an+API+key`),
    new Request(`${base}/ask?query=What+is+the+rate+limit`),
  ],
  search_docs: (base) => [
    searchDocs(base, "rate limit"),
    searchDocs(base, "errors"),
  ],
  "npc-chat": (base) => [
    chat(base, "Where did you work before"),
    chat(base, "What did you study"),
  ],
};

/** Of one kind, in milliseconds. */
export interface FirstFigures {
  kind: string;
  /** By which the first answer after a start takes longer than the second: the median, and the least. */
  median: number;
  least: number;
}

/** Starts a site for each kind in turn: the speed of a machine drifts. */
export async function measureFirstQuestions(): Promise<FirstFigures[]> {
  const rounds: { kind: string; more: number }[] = [];
  for (let i = 0; i < STARTS; i++) {
    for (const [kind, pairAt] of Object.entries(KINDS)) {
      await using site = await startSite();
      rounds.push({ kind, more: await moreForFirst(site, pairAt) });
    }
  }
  return Object.keys(KINDS).map((kind) => {
    const sorted = rounds.filter((each) => each.kind === kind)
      .map(({ more }) => more).sort((a, b) => a - b);
    const median = sorted[Math.floor(STARTS / 2)] ?? NaN;
    return { kind, median, least: sorted[0] ?? NaN };
  });
}

async function moreForFirst(
  { port }: Server,
  pairAt: (base: string) => Pair,
): Promise<number> {
  const base = `http://127.0.0.1:${port}`;
  // The first answer of all is measured elsewhere.
  await timed(new Request(`${base}/healthz`));
  const [first, second] = pairAt(base);
  const took = await timed(first);
  return took - await timed(second);
}

/** Rejects what is no answer: a refusal is quick. */
async function timed(request: Request): Promise<number> {
  const begun = performance.now();
  const response = await fetch(request);
  await response.text();
  if (!response.ok) throw new Error(`${request.url}: ${response.status}`);
  return performance.now() - begun;
}

function searchDocs(base: string, query: string): Request {
  const params = { name: "search_docs", arguments: { query } };
  return post(`${base}/docs/mcp`, {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params,
  });
}

function chat(base: string, message: string): Request {
  return post(`${base}/api/v1/npc-chat`, { npcId: "librarian", message });
}

function post(address: string, body: unknown): Request {
  return new Request(address, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify(body),
  });
}
