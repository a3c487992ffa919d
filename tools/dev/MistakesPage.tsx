import type { Diagnostic } from "../../lib/content/diagnostic.ts";

interface Props {
  mistakes: Diagnostic[];
}

/** Errors that keep the site from starting. Without errors, a note that it starts. */
export function MistakesPage({ mistakes }: Props) {
  const isMended = mistakes.length === 0;
  const title = isMended ? "The site starts" : "The content has mistakes";
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>{title}</h1>
        {mistakes.map(({ place, what, fix, usedBy }) => (
          <section key={place + what}>
            <h2>
              <code>{place}</code>
            </h2>
            <p>{what}</p>
            <p>{fix}</p>
            <p>
              <small>used by {usedBy}</small>
            </p>
          </section>
        ))}
        {!isMended && <p>Save the file. This page shows the site by itself.</p>}
        {/* deno-lint-ignore react-no-danger -- a constant */}
        <script dangerouslySetInnerHTML={{ __html: RELOAD }} />
      </body>
    </html>
  );
}

/** Mistakes have status 500. Status 503 is sent while the site starts. */
const RELOAD = `let known;
setInterval(async () => {
  const response = await fetch(location.href).catch(() => undefined);
  if (!response || response.status === 503) return;
  const text = await response.text();
  known ??= text;
  if (response.status !== 500 || text !== known) location.reload();
}, 1000);`;

const STYLE =
  "body{max-width:68ch;margin:3rem auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui;overflow-wrap:anywhere}" +
  "h2{font-size:1rem;margin:2rem 0 0}p{margin:0}section+p{margin-top:2rem}";
