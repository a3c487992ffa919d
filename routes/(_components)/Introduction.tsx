import LocalTime from "../../islands/LocalTime.tsx";
import type { Content } from "../../lib/content/content.ts";
import { inLanguage } from "../../lib/ui/in_language.ts";
import { MarkedList } from "../../lib/ui/MarkedList.tsx";
import { useWords } from "../../lib/ui/site_context.ts";

/** Skills that a line has room for. */
const MAX_SKILLS = 6;

/** Place, availability and skills. */
export function Introduction({ content }: { content: Content }) {
  const { profile } = content;
  const { place, time_zone, availability } = profile;
  const { home, clock } = useWords();
  const [skills, language] = skillsOf(content);
  return (
    <dl class="facts">
      <dt>{home.place}</dt>
      <dd>
        <bdi>{place}</bdi>
        <LocalTime
          load="visible"
          zone={time_zone}
          language={profile.language}
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
            <MarkedList names={skills} {...inLanguage(language)} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** Those of the résumé, else those of the jobs, newest first, and their language. */
function skillsOf(
  { resume: { skills, language }, roles }: Content,
): [string[], string | undefined] {
  const ofResume = skills.map(({ name }) => name);
  if (skills.length > 0) return [ofResume.slice(0, MAX_SKILLS), language];
  const [newest] = roles;
  const alike = roles.filter((role) => role.language === newest?.language);
  const ofRoles = [...new Set(alike.flatMap((role) => role.skills))];
  return [ofRoles.slice(0, MAX_SKILLS), newest?.language];
}
