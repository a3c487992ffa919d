import type { ComponentChildren } from "preact";
import type { Role } from "../../content/content.ts";
import { Period } from "../Dates.tsx";
import { FormattedMessage } from "../FormattedMessage.tsx";
import { Heading } from "../Heading.tsx";
import { inLanguage } from "../in_language.ts";
import { Machine } from "../Machine.tsx";
import { MarkedList } from "../MarkedList.tsx";
import { Prose } from "../Prose.tsx";
import { useWords } from "../site_context.ts";

/** A role and its index in the list that the API returns. */
export type NumberedRole = Role & { index: number };

interface Props {
  role: NumberedRole;
  /** The company; only its newest role has it. */
  children?: ComponentChildren;
}

export function RoleEntry({ role, children }: Props) {
  const { about } = useWords();
  const { start, end, slug, index, place, body, skills, language } = role;
  const mark = inLanguage(language);
  const values = {
    skills: <MarkedList names={skills} class="p-skill" {...mark} />,
  };
  return (
    <section
      class={`wrap row job${children ? "" : " same"} p-experience h-event`}
    >
      {children}
      <Heading level={4} id={slug} text={role.role} {...mark}>
        <bdi class="p-name">{role.role}</bdi>
      </Heading>
      {/* Shown in the gutter; here it follows its heading for screen readers. */}
      <p class="when">
        <span>
          <Period date={start} end={end} class="dt-start" endClass="dt-end" />
        </span>{" "}
        <Machine href={`#${slug}`}>{`roles[${index}]`}</Machine>
      </p>
      <span hidden class="p-location h-card" data-markdown-ignore>
        {role.company}
      </span>
      {body && <Prose class="prose" source={body} {...mark} />}
      <div class="x">
        {place && (
          <p>
            <bdi {...mark}>{place}</bdi>
          </p>
        )}
        {skills.length > 0 && (
          <p>
            <FormattedMessage template={about.skills} values={values} />
          </p>
        )}
      </div>
    </section>
  );
}
