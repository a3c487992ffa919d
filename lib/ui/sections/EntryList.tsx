import type { SectionEntry } from "../../content/content.ts";
import { imageAddress } from "../../content/anchors.ts";
import { inLanguage } from "../in_language.ts";
import { Period } from "../Dates.tsx";
import { EntryTags } from "./EntryFacts.tsx";
import { Glyph } from "./Glyph.tsx";

/** Rows of a date, words and a picture. */
export function EntryList({ entries }: { entries: SectionEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul class="entries">
      {entries.map((entry) => (
        <li key={entry.path} class="h-entry">
          <span class="s soft">
            <Period {...entry} brief class="dt-published" />
          </span>{" "}
          <span {...inLanguage(entry.language)}>
            <a
              class="u-url p-name"
              href={entry.path}
              hreflang={entry.language}
            >
              {entry.title}
            </a>{" "}
            {entry.description && (
              <span class="about p-summary">{entry.description}</span>
            )}
          </span>{" "}
          <EntryTags entry={entry} />
          <Thumbnail entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ entry }: { entry: SectionEntry }) {
  if (!entry.image) return <Glyph entry={entry} />;
  return (
    <img
      src={imageAddress({ path: entry.image.file })}
      alt=""
      width={160}
      height={100}
      loading="lazy"
      data-markdown-ignore
    />
  );
}
