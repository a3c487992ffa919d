import type { Words } from "../lib/base/words/words.ts";
import type { Standing } from "../lib/ui/room/iso.ts";
import { LampSwitch } from "../lib/ui/room/LampSwitch.tsx";
import { PersonLink, Visitor } from "../lib/ui/room/Figures.tsx";
import { StampCard } from "../lib/ui/room/StampCard.tsx";
import { Talk } from "../lib/ui/room/Talk.tsx";
import { useClock } from "../lib/ui/room/use_clock.ts";
import { useConversation } from "../lib/ui/room/use_conversation.ts";
import { useRoomProgress } from "../lib/ui/room/use_room_progress.ts";
import { mannerOf } from "../lib/ui/room/use_speech.ts";
import { type RoomProps, useStage } from "../lib/ui/room/use_stage.ts";
import { useWaving } from "../lib/ui/room/use_waving.ts";
import {
  type KeptWords,
  VisitorFigure,
} from "../lib/ui/room/VisitorFigure.tsx";

interface StageProps extends RoomProps {
  load: "visible";
  /** Pictures of the waving host, in order. */
  waves: string[];
  /** The place of a visitor who enters. */
  start: Standing;
  /** Look of a visitor who has not chosen one. */
  usual: { figure: string; picture: string };
  lamp: Words["room"]["thing"]["lamp"];
  /** Word for the button that closes a card. */
  close: string;
  /** `minutes` since midnight were true at `at`. */
  clock: { minutes: number; at: number };
}

/** People and their speech, over the drawing. */
export function RoomStage(props: StageProps) {
  const { people, host, first, isOff, words, waves, usual } = props;
  const stage = useStage(props, props.start);
  const { inside, walker, figure, stamp, last, speech, onMeet } = stage;
  const { card: Card, cardOf, closeCard } = stage;
  const wave = useWaving(!first && !isOff);
  useClock(props.clock);

  return (
    <div ref={inside}>
      {people.map((person) => {
        const isWaving = person.id === host && !last && wave !== undefined;
        const picture = isWaving && waves[wave] ||
          person.pictures[mannerOf(person.id, last)];
        return (
          <PersonLink
            key={person.id}
            {...{ person, picture, words, isOff, onMeet }}
            isSpeaking={speech?.of === person.id}
          />
        );
      })}
      <Visitor {...{ walker, figure, usual }} />
      {/* The transcript has the same in full, for all. */}
      {speech && (
        <div
          class={`bubble of-${speech.of}`}
          aria-hidden="true"
        >
          {speech.lines.map((line) => <p key={line}>{line}</p>)}
        </div>
      )}
      {Card && cardOf && (
        <Card
          {...{ of: cardOf, people, close: props.close }}
          onClose={() => closeCard(true)}
        />
      )}
      <LampSwitch words={props.lamp} onDark={() => stamp("night")} />
    </div>
  );
}

interface TalkProps extends Omit<RoomProps, "isOff"> {
  load: "visible";
  /** BCP 47. */
  language: string;
  longest: number;
}

export function RoomTalk(props: TalkProps) {
  const { people, host, first, named, words, language, longest } = props;
  const conversation = useConversation(host, first, named);
  return <Talk {...{ people, conversation, words, language, longest }} />;
}

interface KeptProps extends Pick<StageProps, "usual"> {
  words: KeptWords;
}

/** The look of the visitor and their achievements, which the browser keeps. */
export function RoomKept({ usual, words }: KeptProps) {
  const { figure = usual.figure, stamps, wear, stamp } = useRoomProgress();

  function onChange(next: string) {
    wear(next);
    stamp("look");
    history.replaceState(null, "", `/room?figure=${next}`);
  }

  return (
    <>
      <VisitorFigure {...{ figure, words, onChange }} />
      <StampCard stamps={stamps} words={words.stamps} />
    </>
  );
}
