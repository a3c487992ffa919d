import LocalTime from "../../islands/LocalTime.tsx";
import type { Profile } from "../../lib/content/content.ts";
import { useWords } from "../../lib/ui/site_context.ts";

interface Props {
  profile: Profile;
}

/** Place and availability. */
export function Introduction({ profile }: Props) {
  const { place, time_zone, availability, language } = profile;
  const { home, clock } = useWords();
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
    </dl>
  );
}
