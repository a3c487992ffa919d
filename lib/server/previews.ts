import { type Context, HttpError } from "fresh";
import { rateLimited } from "../errors.ts";
import type { PageMeta } from "../content/page_meta.ts";
import { previewPath } from "../graphics/addresses.ts";
import { RateWindows } from "@foyer/services";
import { respond } from "../api/mod.ts";
import type { RequestInfo } from "../request_info.ts";
import type { Site } from "../site.ts";
import type { State } from "../state.ts";
import { acquireSlot } from "../base/time/turns.ts";

/** Previews drawn in a minute for one client, and for all. Each takes 40 ms of CPU. */
const MAX_DRAWN_PER_CLIENT = 20;
const MAX_DRAWN = 120;

type Png = Uint8Array<ArrayBuffer>;

// Tests run several sites in a process.
const previews = new WeakMap<Site, Previews>();

/** Serves the preview of a page for links. Called only if it is not in memory. */
export async function servePreview(
  { state: { deps, site, request, path } }: Context<State>,
): Promise<Response> {
  const page = site.pages
    .find((page) => previewPath(page.path) === path);
  if (!page) throw new HttpError(404);
  const isLimited = site.config.RATE_LIMIT > 0;
  const ofSite = previews.get(site) ??
    new Previews({
      now: deps.now,
      isLimited,
      draw: (page) => draw(page, site),
    });
  previews.set(site, ofSite);
  return respond(request, await ofSite.get(page, request), {
    "content-type": "image/png",
    "cache-control": "public, max-age=86400",
  });
}

interface Options {
  now(): number;
  /** False if RATE_LIMIT is 0. */
  isLimited: boolean;
  draw(page: PageMeta): Promise<Png>;
}

/** Shares a drawing between concurrent requests, and bounds the number in a minute. */
export class Previews {
  readonly #ofClients: RateWindows;
  readonly #ofAll: RateWindows;
  readonly #drawing = new Map<PageMeta, Promise<Png>>();

  constructor(private readonly options: Options) {
    this.#ofClients = new RateWindows(MAX_DRAWN_PER_CLIENT, options.now);
    this.#ofAll = new RateWindows(MAX_DRAWN, options.now);
  }

  get(page: PageMeta, request: Requested): Promise<Png> {
    const known = this.#drawing.get(page);
    if (known) return known;
    this.#admit(request);
    const drawing = this.options.draw(page)
      .finally(() => this.#drawing.delete(page));
    this.#drawing.set(page, drawing);
    return drawing;
  }

  /** Throws if the limit is reached. A refused client does not count in the limit of all. */
  #admit(request: Requested): void {
    const ofAll = this.#ofAll.peek(WINDOW, "");
    const isSpent = ofAll.remaining === 0;
    const rate = isSpent || !this.options.isLimited
      ? { ...ofAll, isExcess: isSpent }
      : this.#ofClients.hit(WINDOW, request.client);
    if (!rate.isExcess) return void this.#ofAll.hit(WINDOW, "");
    // The headers agree with Retry-After.
    request.rate = rate;
    throw rateLimited(rate, "new previews this minute");
  }
}

type Requested = Pick<RequestInfo, "client" | "rate">;

const WINDOW = "preview";

async function draw(page: PageMeta, site: Site): Promise<Png> {
  // Loaded on first use.
  const { drawPreview } = await import("@foyer/graphics");
  await acquireSlot();
  return drawPreview(page, site);
}
