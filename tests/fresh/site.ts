import { App, staticFiles } from "fresh";
import { Builder } from "fresh/dev";
import type { ComponentChildren } from "preact";
import { FileApp } from "./file_app.ts";

export interface Site {
  get(path: string, init?: RequestInit): Promise<Response>;
}

/** The files of a fixture as an app, asked without a server. */
export async function fixture(name: string): Promise<Site> {
  const root = `${import.meta.dirname}/fixtures/${name}`;
  const apply = await new Builder({ root }).build({ snapshot: "memory" });
  const app = new App().use(staticFiles()).fsRoutes();
  apply(app);
  return siteOf(app);
}

export function siteOf<State>(app: App<State>): Site {
  const handler = app.handler();
  return {
    get: (path, init) => handler(new Request(`http://site.test${path}`, init)),
  };
}

/** The HTML of `/`, which shows the component. */
export function htmlOf(component: () => ComponentChildren): Promise<string> {
  return textOf(siteOf(new FileApp().route("/", { component })).get("/"));
}

export async function textOf(response: Promise<Response>): Promise<string> {
  return await (await response).text();
}

export async function statusOf(response: Promise<Response>): Promise<number> {
  const { status, body } = await response;
  await body?.cancel();
  return status;
}
