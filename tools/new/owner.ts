import { describeOwner, HUE, placeIn } from "./defaults.ts";
import type { Interview } from "./interview.ts";
import { lookFrom, lookKeys } from "./look.ts";
import { MADE_UP } from "./made_up.ts";
import { emailChannel, type Own } from "./own_files.ts";

/** The owner as the machine knows them. */
export interface Machine {
  time_zone: string;
  /** BCP 47. */
  language: string;
}

/** Whose site it will be. Throws a ConfigError. */
export function ownerFrom(interview: Interview, machine: Machine): Own {
  const name = interview.answer("name");
  const headline = interview.answer("headline", MADE_UP.headline.text);
  const time_zone = interview.answer("time-zone", machine.time_zone);
  const place = interview.answer("place", placeIn(time_zone));
  const email = interview.answer("email", "");
  const language = interview.answer("language", machine.language);
  const hue = interview.answer("hue", String(HUE));
  const look = lookFrom(interview);
  interview.finish();
  return {
    profile: {
      name,
      headline,
      description: describeOwner(name, headline),
      place,
      time_zone,
      language,
      hue: Number(hue),
      ...lookKeys(name, look),
    },
    story: MADE_UP.story.text,
    channels: email === "" ? [] : [emailChannel(email)],
  };
}
