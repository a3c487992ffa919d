import type { Answer } from "../types.ts";
import type { Answering } from "./answering.ts";
import * as contact from "./contact_answers.ts";
import * as job from "./job_answers.ts";
import * as person from "./person_answers.ts";
import type { Fit, TemplateName } from "./template_words.ts";

/** The one source of each template. Undefined if the content has nothing there. */
const ANSWERS: Record<
  TemplateName,
  (asked: Answering) => Answer | undefined
> = {
  reach: contact.reach,
  channel: contact.channel,
  hours: contact.hours,
  reply: contact.reply,
  zone: contact.zone,
  free: person.free,
  who: person.who,
  where: person.where,
  now: job.now,
  first: job.first,
  before: job.before,
  jobs: job.jobs,
  at: job.at,
  in: job.during,
  skills: person.skills,
  skill: person.skill,
  languages: person.listOf("languages"),
  language: person.listOf("languages"),
  education: person.listOf("education"),
  certificates: person.listOf("certificates"),
  awards: person.listOf("awards"),
  volunteer: person.listOf("volunteer"),
  interests: person.listOf("interests"),
  references: person.listOf("references"),
};

/** Answers to what a visitor asks first: who, when free, where, how to reach. */
export function basics(asked: Omit<Answering, "fit">): Answer[] {
  const fit: Fit = { name: "who", slots: {} };
  return [person.who, person.free, person.where, contact.reach]
    .flatMap((answer) => answer({ ...asked, fit }) ?? []);
}

/** The answer that a template gives. */
export function certain(asked: Answering): Answer | undefined {
  return ANSWERS[asked.fit.name](asked);
}
