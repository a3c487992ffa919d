import LocalTime from "../../islands/LocalTime.tsx";
import type { Content } from "../../lib/content/content.ts";
import { MarkedList } from "../../lib/ui/MarkedList.tsx";
import { useWords } from "../../lib/ui/site_context.ts";

/** Skills that a line has room for. */
const MAX_SKILLS = 6;

/** Place, availability and skills. */
export function Introduction({ content }: { content: Content }) {
  const { place, time_zone, availability, language } = content.profile;
  const { home, clock } = useWords();
  const skills = skillsOf(content).slice(0, MAX_SKILLS);
  return (
    <dl class="facts">
      <dt>{home.place}</dt>
      <dd>
        {place}
        <LocalTime
          load="visible"
          zone={time_zone}
          language={language}
          words={clock}
        />
      </dd>
      <dt>{home.availability}</dt>
      <dd>
        <strong>{availability}</strong>
      </dd>
      {skills.length > 0 && (
        <>
          <dt>{home.skills}</dt>
          <dd>
            <MarkedList items={skills} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** Those of the résumé, else those of the jobs, newest first. */
function skillsOf({ resume: { skills, language }, roles }: Content) {
  if (skills.length > 0) return skills.map(({ name }) => ({ name, language }));
  const languages = new Map(
    roles.flatMap((role) => role.skills.map((name) => [name, role.language])),
  );
  return [...languages].map(([name, language]) => ({ name, language }));
}
