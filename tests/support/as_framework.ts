import { App } from "fresh";

type Change = (
  request: Request,
  response: Response,
) => Response | Promise<Response>;

/** Until the end, sites get from the framework what `change` makes of its answer. */
export function asFramework(change: Change): Disposable {
  const { prototype } = App;
  const { handler } = prototype;
  prototype.handler = function () {
    const inner = handler.call(this);
    return async (request, info) =>
      await change(request, await inner(request, info));
  };
  return { [Symbol.dispose]: () => void (prototype.handler = handler) };
}

/** The change of HTML alone. */
export function asHtml(change: (html: string) => string): Disposable {
  return asFramework(async (_, response) => {
    const { status, headers } = response;
    const type = headers.get("content-type");
    if (!type?.startsWith("text/html")) return response;
    return new Response(change(await response.text()), { status, headers });
  });
}
