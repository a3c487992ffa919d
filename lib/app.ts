import { App, staticFiles } from "fresh";
import { freshConfig } from "../fresh.config.ts";
import type { World } from "./deps.ts";
import { documentsOf } from "./discovery/mod.ts";
import { serveAgentView } from "./discovery/serve_document.ts";
import { endpointsOf } from "./door/endpoints.ts";
import { FrontDoor } from "./door/front_door.ts";
import { operations } from "./operations/mod.ts";
import { pageHeaders } from "./pages/page_headers.ts";
import { servicesOf } from "./services.ts";
import { siteOf } from "./site.ts";
import type { State } from "./state.ts";
import { Twins } from "./twins/twins.ts";

/** The whole site as a function from Request to Response. Tests start here. */
export function createApp(world: World): FrontDoor {
  const site = siteOf(world);
  const twins = new Twins({ ...site, render: (request) => inner(request) });
  const deps = { ...world, ...servicesOf(world, site, twins) };
  const app = new App<State>(freshConfig)
    .use((context) => {
      context.state.deps = deps;
      context.state.site = site;
      context.state.twins = twins;
      return context.next();
    })
    .use(staticFiles())
    .use(serveAgentView)
    .fsRoutes();
  const inner = app.handler();
  const findEndpoint = endpointsOf({
    operations,
    pages: site.pages,
    documents: documentsOf(site.content).map(({ path }) => path),
    baseUrl: deps.baseUrl,
    pageHeaders: pageHeaders(deps),
  });
  // Outermost: its headers are due on every response, whoever made it.
  return new FrontDoor(inner, findEndpoint, deps);
}
