import { HttpError } from "fresh";
import { renderMarkdown } from "../../lib/markdown/render_markdown.ts";
import { define } from "../../lib/state.ts";
import { targetOf } from "../../lib/http/target.ts";

/** A page's words, from the same Markdown that its twin prints. */
export const ProsePage = define.page(({ req, state }) => {
  const page = state.site.pageAt(targetOf(req.url).path);
  if (!page) throw new HttpError(404);
  const { html } = renderMarkdown(page.body);
  return (
    <article class="prose">
      <h1>{page.title}</h1>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
});
