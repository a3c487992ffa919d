import { App, type Context, type HandlerFn, type PageProps } from "fresh";
import type { ComponentChildren } from "preact";
import { applyBuild } from "../../lib/fresh/app.ts";
import { Build } from "../../lib/fresh/build/build.ts";

interface Part<State> {
  component?(props: PageProps<unknown, State>): ComponentChildren;
  handler?: unknown;
}
type Page<State> = Part<State> | ((ctx: Context<State>) => unknown);

const parts = new Map<string, unknown>();
Reflect.set(globalThis, "testedParts", parts);

/** An app whose files below `routes/` are values of the test. */
export class FileApp<State = unknown> extends App<State> {
  readonly #files = new Map<string, string>();
  #hasRoutes = false;

  route(path: string, page: Page<State>): this {
    return this.#file(path === "/" ? "index" : path.slice(1), page);
  }

  get(path: string, handler: HandlerFn<unknown, State>): this {
    return this.route(path, { handler: { GET: handler } });
  }

  layout(path: string, component: Part<State>["component"]): this {
    return this.#file(`${path.slice(1)}/_layout`, { component });
  }

  appWrapper(component: Part<State>["component"]): this {
    return this.#file("_app", { component });
  }

  onError(path: string, page: Page<State>): this {
    return this.#file(`${path.slice(1)}/_error`, page);
  }

  notFound(page: Page<State>): this {
    return this.#file("_404", page);
  }

  override fsRoutes(): this {
    this.#hasRoutes = true;
    return super.fsRoutes();
  }

  override handler() {
    applyBuild(this, new FilesBuild(this.#files));
    // A test may have said where in the order.
    if (!this.#hasRoutes) this.fsRoutes();
    return super.handler();
  }

  #file(name: string, page: Page<State>): this {
    const { component, handler } = typeof page === "function"
      ? { handler: page }
      : page;
    const id = crypto.randomUUID();
    parts.set(id, { component, handler });
    const source = `const part = testedParts.get("${id}");
      export const handler = part.handler; export default part.component;`;
    const url = `data:text/javascript,${encodeURIComponent(source)}`;
    this.#files.set(`${name.replace(/^\//, "")}.ts`, url);
    return this;
  }
}

class FilesBuild extends Build {
  readonly #files: Map<string, string>;

  constructor(files: Map<string, string>) {
    super(Deno.cwd());
    this.#files = files;
  }

  override routes() {
    const load = (url: string) => () => import(url);
    return new Map([...this.#files].map(([file, url]) => [file, load(url)]));
  }
}
