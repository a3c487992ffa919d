import type { Install } from "../../../../lib/mcp/install.ts";
import { fill } from "../../../../lib/words/fill.ts";
import { useWords } from "../../../../lib/pages/site_context.ts";

interface Props {
  installs: Install[];
}

/** The clients, each with its link or with text to copy. */
export function InstallList({ installs }: Props) {
  const words = useWords();
  return (
    <>
      {installs.map(({ client, how, link, code }) => (
        <section key={client}>
          <h3>{client}</h3>
          <p>
            {how}{" "}
            {link && <a href={link}>{fill(words.mcp.installIn, { client })}</a>}
          </p>
          {code && <pre tabindex={0}><code>{code}</code></pre>}
        </section>
      ))}
    </>
  );
}
