import type { Role } from "../../content/content.ts";
import { fillCount } from "../../base/words/fill.ts";
import { ANCHORS, rolePath } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { Period } from "../Dates.tsx";
import { inLanguage } from "../in_language.ts";
import { Machine } from "../Machine.tsx";
import { useSite } from "../site_context.ts";

interface Props {
  /** Newest first. */
  roles: Role[];
  /** False if a letter of the résumé has no font. */
  hasPdf: boolean;
}

const PATH = "/api/v1/work";
const CALL = `GET ${PATH}`;
const SHOWN = 3;
const PRESENT = "present";

/** Year of a date. `present` stays as it is. */
const yearOf = (date: string) => date.replace(/-.*/, "");

/** The roles that matter now, and the way to the others; nothing where there is none. */
export function RecentWork({ roles, hasPdf }: Props) {
  const site = useSite();
  const { home: { work, more, whole, pdf }, lists } = site.words;
  if (roles.length === 0) return null;
  const left = roles.length - SHOWN;
  return (
    <Block
      id={ANCHORS.work}
      title={work}
      machine={<Machine href={PATH}>{CALL}</Machine>}
      wide
    >
      <ol class="list over jobs">
        {roles.slice(0, SHOWN).map(({ slug, company, start, end, ...each }) => (
          <li key={slug}>
            <span class="soft n">
              <Period date={yearOf(start)} end={yearOf(end)} />
            </span>{" "}
            <span>
              <strong
                class={end === PRESENT ? "p-job-title" : undefined}
                dir="auto"
                {...inLanguage(each.language)}
              >
                {each.role}
              </strong>
              {lists.comma}
              <bdi class={end === PRESENT ? "p-org" : undefined}>{company}</bdi>
            </span>{" "}
            <Machine href={rolePath({ slug })}>{slug}</Machine>
          </li>
        ))}
      </ol>
      <p class="s">
        <a href="/about">
          {left > 0 ? fillCount(more, left, site.language) : whole}
        </a>
        {hasPdf && [" · ", <a key="pdf" href="/resume.pdf">{pdf}</a>]}
      </p>
    </Block>
  );
}
