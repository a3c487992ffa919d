import { assertEquals } from "@std/assert";
import { runInNewContext } from "node:vm";

const SCRIPT = await Deno.readTextFile("static/sw.js");
const ORIGIN = "https://foyer.example";
const MAX_BYTES = 300_000;

Deno.test("a browser keeps 50 pages, and the oldest go first", async () => {
  const worker = new FakeWorker();
  for (let nth = 0; nth < 60; nth++) await worker.visit(`/${nth}`, "<p>");
  const newest = Array.from({ length: 50 }, (_, i) => `/${i + 10}`);
  assertEquals(worker.kept(), newest);
});

Deno.test("a browser keeps a page of 300,000 bytes, and no longer one", async () => {
  const worker = new FakeWorker();
  await worker.visit("/fits", "x".repeat(MAX_BYTES));
  await worker.visit("/long", "x".repeat(MAX_BYTES + 1));
  assertEquals(worker.kept(), ["/fits"]);
});

type Listener = (event: unknown) => void;

/** A service worker that runs the script, over a site of one page at a time. */
class FakeWorker {
  readonly #listeners = new Map<string, Listener>();
  readonly #caches = new Map<string, FakeCache>();
  #body = "";

  constructor() {
    runInNewContext(SCRIPT, {
      self: {
        addEventListener: (type: string, listener: Listener) =>
          this.#listeners.set(type, listener),
      },
      caches: { open: (name: string) => Promise.resolve(this.#cache(name)) },
      fetch: () => Promise.resolve(pageOf(this.#body)),
      location: new URL(ORIGIN),
      Response,
      URL,
    });
  }

  /** Opens a page, and waits until all is done that the worker wants to do. */
  async visit(path: string, body: string): Promise<void> {
    this.#body = body;
    const work: Promise<unknown>[] = [];
    this.#listeners.get("fetch")?.({
      request: {
        url: ORIGIN + path,
        method: "GET",
        mode: "navigate",
        headers: new Headers(),
      },
      respondWith: (response: Promise<unknown>) => work.push(response),
      waitUntil: (more: Promise<unknown>) => work.push(more),
    });
    // An answer may make more work.
    for (const each of work) await each;
  }

  /** The paths of the copies, the oldest first. */
  kept(): string[] {
    return [...this.#caches.values()].flatMap(({ copies }) => [
      ...copies.keys(),
    ]);
  }

  #cache(name: string): FakeCache {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  }
}

/** The part of the Cache API that the script uses, oldest copy first. */
class FakeCache {
  readonly copies = new Map<string, Response>();

  put(path: string, response: Response): Promise<void> {
    this.copies.set(path, response);
    return Promise.resolve();
  }

  delete(path: string): Promise<boolean> {
    return Promise.resolve(this.copies.delete(path));
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.copies.keys()]);
  }
}

/** A page as the site sends it to a worker of its own origin. */
function pageOf(body: string): Response {
  const response = new Response(body, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "date": "Fri, 20 Nov 2026 12:00:00 GMT",
      "etag": '"1"',
    },
  });
  return Object.defineProperties(response, {
    type: { value: "basic" },
    clone: { value: () => pageOf(body) },
  });
}
