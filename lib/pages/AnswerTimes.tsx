import type { Contact } from "../content/kinds/contact.ts";
import { ANCHORS } from "./anchors.ts";
import { Prose } from "./Prose.tsx";
import { Block } from "./Block.tsx";
import { useWords } from "./site_context.ts";

interface Props {
  contact: Contact;
}

/** How soon there is an answer, and at which hours. */
export function AnswerTimes({ contact }: Props) {
  const words = useWords();
  return (
    <Block id={ANCHORS.answer} title={words.contact.answer}>
      <Prose as="p" source={contact.response_time} />
      <Prose as="p" source={contact.hours} />
    </Block>
  );
}
