import type { Frame } from "../context.ts";
import { anyWay, oneWay, reaching } from "./contact.ts";
import { hours, replyTime } from "./hours.ts";
import { howMany } from "./counts.ts";
import { gaps } from "./gaps.ts";
import { entriesOf } from "./entries.ts";
import { grade } from "./grade.ts";
import { stillThere } from "./still_there.ts";
import { howLong } from "./how_long.ts";
import { listed } from "./listed.ts";
import { availability, place, who, zone } from "./person.ts";
import { listItems } from "./resume.ts";
import { notGoodAt, skillList, strengths } from "./skill_list.ts";
import { hasSkill, knows } from "./skills.ts";

/** In order: the first that explains the whole question answers. */
export const FRAMES: Frame[] = [
  hasSkill,
  grade,
  gaps,
  zone,
  notGoodAt,
  strengths,
  howMany,
  stillThere,
  howLong,
  entriesOf,
  reaching,
  replyTime,
  hours,
  availability,
  knows,
  listItems,
  skillList,
  oneWay,
  anyWay,
  who,
  place,
  listed,
];
