import type { RoomWords } from "./room_words.ts";
import { greetingPath } from "./exchange.ts";
import type { Person } from "./person.ts";
import { Portrait } from "./Portrait.tsx";

interface Props {
  person: Person;
  picture: string;
  words: RoomWords;
  /** True if NPC chat is disabled. */
  isOff: boolean;
  isSpeaking: boolean;
  onMeet(event: MouseEvent, person: Person): void;
}

/** A person in the drawing. Without script the link greets them. */
export function PersonLink(
  { person, picture, words, isOff, isSpeaking, onMeet }: Props,
) {
  const { id, title, topics, mark } = person;
  return (
    <a
      class={isSpeaking ? "who says" : "who"}
      id={`w_${id}`}
      href={greetingPath(person, words.hello)}
      rel="nofollow"
      onClick={(event) => onMeet(event, person)}
    >
      <Portrait src={picture} />
      <span>
        <b {...mark}>{title}</b>: {topics}{" "}
        {!isOff && <small>{words.tap}</small>}
      </span>
    </a>
  );
}
