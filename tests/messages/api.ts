import {
  type TestOptions,
  type TestSite,
  testSite,
} from "../support/test_app.ts";
import type { Messages } from "./messages.ts";

type Send = (site: TestSite) => Promise<Response>;

/** A request with JSON of its own, or with the text of `body`. */
export function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Send {
  return (site) =>
    site.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
}

export function get(path: string, init: RequestInit = {}): Send {
  return (site) => site.fetch(path, init);
}

/** Sends each request to a site of its own, so that none counts for another. */
export async function refusals(
  requests: Record<string, Send>,
  options: TestOptions = {},
): Promise<Messages> {
  const messages: Messages = {};
  for (const [situation, send] of Object.entries(requests)) {
    using site = testSite({ ...options, expectErrors: true });
    messages[situation] = await described(await send(site));
  }
  return messages;
}

async function described(response: Response): Promise<string> {
  const text = await response.text();
  return `${response.status} ${inLines(text)}`;
}

/** Each text of a JSON body in a line of its own, without random ids. */
function inLines(text: string): string {
  return text.replaceAll(
    /[0-9a-f]{8}-[0-9a-f-]{27}/g,
    "00000000-0000-4000-8000-000000000000",
  ).replaceAll(/,"(error|hint|message|data)":/g, '\n"$1":');
}

const TRACK = "/api/v1/track";
const CHAT = "/api/v1/npc-chat";
const BATCH = "/api/v1/batch";
const AVATAR = "/api/v1/room-avatar";
const FIGURE = "hd-180-1.ch-210-66";
const HELLO = { npcId: "concierge", message: "Hello" };

const REQUESTS: Record<string, Send> = {
  "an unknown path": get("/api/v1/nothing-of-the-kind"),
  "an unknown path near a real one": get("/api/v1/wrok"),
  "a wrong method": get("/api/v1/work", { method: "DELETE" }),
  "a wrong Host": get("/api/v1/work", { headers: { host: "a b" } }),
  "a limit that is too large": get("/api/v1/work?limit=21"),
  "an empty limit": get("/api/v1/work?limit="),
  "a limit that is given twice": get("/api/v1/work?limit=1&limit=2"),
  "a cursor of the wrong form": get("/api/v1/work?cursor=next"),
  "a cursor of another site": get(`/api/v1/work?cursor=${"A".repeat(43)}`),
  "a job id that was not issued": get("/api/v1/jobs/EGcM"),
  "a job id that is too long": get(`/api/v1/jobs/${"A".repeat(2_049)}`),
  "a job id after its hour": expiredJob,
  "no figure": get(`${AVATAR}?direction=2`),
  "a wrong figure": get(`${AVATAR}?figure=person&direction=2`),
  "no direction": get(`${AVATAR}?figure=${FIGURE}`),
  "a wrong direction": get(`${AVATAR}?figure=${FIGURE}&direction=8`),
  "a wrong size": get(`${AVATAR}?figure=${FIGURE}&direction=2&size=xl`),
  "a wrong gesture": get(`${AVATAR}?figure=${FIGURE}&direction=2&gesture=joy`),
  "a wrong action": get(`${AVATAR}?figure=${FIGURE}&direction=2&action=1`),
  "a wrong theme": get("/api/v1/manifest?theme=blue"),
  "a body that is no JSON": post(TRACK, "{"),
  "a body that is a list": post(TRACK, []),
  "a body of another media type": post(TRACK, "{}", {
    "content-type": "text/html",
  }),
  "a body in another charset": post(TRACK, "{}", {
    "content-type": "application/json; charset=latin1",
  }),
  "a body with a lone surrogate": post(TRACK, '{"event":"\\ud800"}'),
  "a compressed body": post(TRACK, "{}", { "content-encoding": "gzip" }),
  "a body that is too large": post(TRACK, `"${"a".repeat(132_000)}"`),
  "no event": post(TRACK, {}),
  "an unknown event": post(TRACK, { event: "signup" }),
  "a command that is too long": post(TRACK, {
    event: "command_run",
    command: "a".repeat(41),
  }),
  "deepLinked of the wrong type": post(TRACK, {
    event: "hire_opened",
    deepLinked: "yes",
  }),
  "a malformed Idempotency-Key": post(TRACK, { event: "hire_opened" }, {
    "idempotency-key": '"',
  }),
  "an event from another site": post(TRACK, { event: "hire_opened" }, {
    origin: "https://other.example",
  }),
  "no message": post(CHAT, { npcId: "concierge" }),
  "a blank message": post(CHAT, { ...HELLO, message: " " }),
  "a message that is too long": post(CHAT, {
    ...HELLO,
    message: "a".repeat(501),
  }),
  "an unknown npcId": post(CHAT, { ...HELLO, npcId: "butler" }),
  "context of the wrong type": post(CHAT, { ...HELLO, context: "room" }),
  "context that is too deep": post(
    CHAT,
    `{"npcId":"concierge","message":"Hello","context":${'{"a":'.repeat(17)}1${
      "}".repeat(18)
    }`,
  ),
  "no requests in a batch": post(BATCH, {}),
  "an empty batch": post(BATCH, { requests: [] }),
  "a batch of eleven": post(BATCH, {
    requests: Array(11).fill({ operationId: "getStats" }),
  }),
  "an unknown operationId": post(BATCH, {
    requests: [{ operationId: "listWork" }],
  }),
  "a batch that does not fit in a job id": post(BATCH, {
    requests: Array(10).fill({ id: "a".repeat(300), operationId: "getStats" }),
  }, { prefer: "respond-async" }),
  "too many requests": tooMany,
};

/** Refusals of the operations, and of every path. */
export async function apiMessages(): Promise<Messages> {
  return {
    ...await refusals(REQUESTS),
    ...await refusals({
      "contributions without a code host": get(
        "/api/v1/codehost-contributions",
      ),
      "chat that is disabled": post(CHAT, HELLO),
    }, { env: { CODEHOST_PROVIDER: "off", NPC_PROVIDER: "off" } }),
    ...await refusals({
      "an imager that fails": get(`${AVATAR}?figure=${FIGURE}&direction=2`),
    }, { env: { IMAGER_URL: "https://imager.example" } }),
    ...await refusals({
      "a store that fails": post(TRACK, { event: "hire_opened" }),
      "health without a store": get("/healthz"),
    }, { store: brokenStore() }),
  };
}

async function expiredJob(site: TestSite): Promise<Response> {
  const requests = [{ operationId: "npcChatHealth" }];
  const prefer = { prefer: "respond-async" };
  const accepted = await post(BATCH, { requests }, prefer)(site);
  const { status_url } = await accepted.json();
  site.clock.advance(3_601_000);
  return await site.fetch(status_url);
}

async function tooMany(site: TestSite): Promise<Response> {
  for (let i = 0; i < 60; i++) await site.text("/api/v1/work");
  return await site.fetch("/api/v1/work");
}

function brokenStore(): TestSite["store"] {
  const fail = () => Promise.reject(new Error("Disk full"));
  return {
    get: fail,
    commit: fail,
    close() {},
    // deno-lint-ignore require-yield -- it fails before the first row
    async *list() {
      await fail();
    },
  };
}
