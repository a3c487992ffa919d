import type { Contact } from "../content.ts";
import { ANCHORS } from "./anchors.ts";
import { Heading } from "./Heading.tsx";
import { Prose } from "./Prose.tsx";
import { words } from "./words.ts";

interface Props {
  contact: Contact;
}

/** How soon there is an answer, and at which hours. */
export function AnswerTimes({ contact }: Props) {
  return (
    <section>
      <Heading level={2} id={ANCHORS.answer} text={words.contact.answer} />
      <Prose as="p" source={contact.response_time} />
      <Prose as="p" source={contact.hours} />
    </section>
  );
}
