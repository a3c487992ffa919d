import type { Link } from "../../content/content.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { shortAddress } from "../../base/text/short_address.ts";
import { Block } from "../Block.tsx";
import { inLanguage } from "../in_language.ts";
import { useWords } from "../site_context.ts";

export function Links({ links }: { links: Link[] }) {
  const { home } = useWords();
  if (links.length === 0) return null;
  return (
    <Block id={ANCHORS.elsewhere} title={home.elsewhere}>
      <ul class="list">
        {links.map(({ label, url, username, language }) => (
          <li key={url}>
            <a class="u-url" rel="me" href={url} {...inLanguage(language)}>
              {label}
            </a>{" "}
            <span>
              {username}{" "}
              <span class="m" data-markdown-ignore>{shortAddress(url)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
