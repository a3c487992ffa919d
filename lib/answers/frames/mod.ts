import type { Frame } from "../case.ts";
import { howLongAgo } from "./ago.ts";
import { claim } from "./claims.ts";
import { whichFirst } from "./compare.ts";
import { anyWay, hours, oneWay, replyTime } from "./contact.ts";
import { experience, gaps, howMany, promoted } from "./counts.ts";
import { entriesOf } from "./entries.ts";
import { grade } from "./grade.ts";
import {
  howLong,
  jobPlace,
  listed,
  stillThere,
  whenEnded,
  whenStarted,
} from "./episodes.ts";
import { availability, place, who, zone } from "./person.ts";
import { listItems } from "./resume.ts";
import { knows, notGoodAt, skillList } from "./skills.ts";

/** In the order in which they are tried; the first that explains the whole question answers. */
export const FRAMES: Frame[] = [
  grade,
  gaps,
  promoted,
  zone,
  notGoodAt,
  experience,
  howMany,
  whichFirst,
  howLongAgo,
  claim,
  stillThere,
  howLong,
  whenEnded,
  whenStarted,
  jobPlace,
  entriesOf,
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
