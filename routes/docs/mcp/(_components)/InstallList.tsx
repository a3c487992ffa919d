import type { Install } from "../../../../lib/api/mcp/install.ts";
import { useWords } from "../../../../lib/ui/site_context.ts";
import { fill } from "../../../../lib/base/words/fill.ts";

/** The clients, each with its link or with text to copy. */
export function InstallList({ installs }: { installs: Install[] }) {
  const { mcp, console } = useWords();
  return (
    <>
      {installs.map(({ client, how, link, code }, at) => (
        <div key={client} class="con">
          <div class="bar">
            <h3>{client}</h3>
            <span>{how}</span>
            <span class="end">
              {link && (
                <a class="btn" href={link}>{fill(mcp.installIn, { client })}</a>
              )}
              {code && (
                <button
                  class="copy scripted"
                  type="button"
                  data-copy={`#install_${at}`}
                >
                  {console.copy}
                </button>
              )}
            </span>
          </div>
          {code && (
            <pre id={`install_${at}`} tabindex={0}><code>{code}</code></pre>
          )}
        </div>
      ))}
    </>
  );
}
