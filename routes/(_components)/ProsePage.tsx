import { HttpError } from "fresh";
import { renderMarkdown } from "../../lib/markdown/render_markdown.ts";
import { define } from "../../lib/state.ts";

/** A page's words, from the same Markdown that its twin prints. */
export const ProsePage = define.page(({ state }) => {
  const page = state.request.endpoint.page;
  if (!page) throw new HttpError(404);
  const { html } = renderMarkdown(page.body);
  return (
    <article class="prose">
      <h1>{page.title}</h1>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
});
