import { useEffect, useRef } from "preact/hooks";
import type { Garment } from "../lib/graphics/avatar/look.ts";
import type { NpcId } from "../lib/content/npc_ids.ts";
import { Bubble } from "../lib/ui/room/Bubble.tsx";
import { LOOK } from "../lib/ui/room/ids.ts";
import { LampSwitch } from "../lib/ui/room/LampSwitch.tsx";
import { OffDuty } from "../lib/ui/room/OffDuty.tsx";
import type { Person } from "../lib/ui/room/person.ts";
import { PersonLink } from "../lib/ui/room/PersonLink.tsx";
import type { RoomWords } from "../lib/ui/room/room_words.ts";
import { mannerOf } from "../lib/ui/room/speech.ts";
import { StampCard } from "../lib/ui/room/StampCard.tsx";
import { Talk } from "../lib/ui/room/Talk.tsx";
import { useSpeech } from "../lib/ui/room/use_speech.ts";
import { Visitor } from "../lib/ui/room/Visitor.tsx";
import { VisitorFigure } from "../lib/ui/room/VisitorFigure.tsx";
import type { Exchange } from "../lib/ui/room/exchange.ts";
import type { Standing } from "../lib/ui/room/standing.ts";
import { useClock } from "../lib/ui/room/use_clock.ts";
import { useConversation } from "../lib/ui/room/use_conversation.ts";
import { highlight } from "../lib/ui/room/highlight.ts";
import { dressing, type Stamp, useKept } from "../lib/ui/room/use_kept.ts";
import { showMiddle, usePan } from "../lib/ui/room/use_pan.ts";
import { useWalk } from "../lib/ui/room/use_walk.ts";
import { useWaving } from "../lib/ui/room/use_waving.ts";
import type { Words } from "../lib/base/words/words.ts";

interface Common {
  people: Person[];
  /** Who speaks where nobody is named. */
  host: NpcId;
  /** What was said with the page. */
  first?: Exchange;
  /** Whether nobody is there to talk. */
  isOff: boolean;
  words: RoomWords;
  load: "visible";
}

interface StageProps extends Common {
  /** Pictures of how the host waves, one after the other. */
  waves: string[];
  /** Where a visitor comes in. */
  start: Standing;
  /** How a visitor looks who has chosen nothing. */
  usual: { figure: string; picture: string };
  /** Of the lamp, which only script can switch. */
  lamp: Words["room"]["thing"]["lamp"];
  /** What the clock on the wall shows: minutes since midnight, and when it did. */
  clock: { minutes: number; at: number };
}

/** Who is in the room, who comes, and what they say: over the drawing. */
export function RoomStage(props: StageProps) {
  const { people, host, first, isOff, words, waves, usual } = props;
  const conversation = useConversation(host, first);
  const { walker, go } = useWalk(props.start);
  const { figure, stamp } = useKept();
  const { exchanges } = conversation;
  const last = exchanges.at(-1);
  const idle = isOff ? undefined : people.find(({ id }) => id === host)?.idle;
  const unasked = idle ? { of: host, lines: [idle] } : undefined;
  const { speech, setSpeech } = useSpeech(last, unasked, words);
  const inside = useRef<HTMLDivElement>(null);
  const wave = useWaving(!first && !isOff);
  useClock(props.clock);

  useEffect(() => {
    if (last?.outcome.state === "answered") highlight(last.outcome.action);
    const speaker = people.find(({ id }) => id === (last?.to ?? host));
    if (speaker) showMiddle(inside, speaker.place);
    const met = new Set(exchanges.map(({ to }) => to));
    if (people.length > 0 && met.size === people.length) stamp("all");
  }, [last]);
  usePan(inside, {
    onPoint: ([x, y]) => go(({ toPoint }, from) => toPoint(from, x, y)),
    // A key that is held goes on with the next tile.
    onStep: (i, j) =>
      walker.ahead.length === 0 && go(({ by }, from) => by(from, i, j)),
    onEnter: () => {
      const nearest = nearestOf(people, walker.tile);
      if (nearest) meet(nearest);
    },
    onEscape: () => setSpeech(undefined),
    onThing,
  });

  function onThing(id: string, event: MouseEvent) {
    const found = FOUND.get(id);
    if (found) stamp(found);
    if (isElsewhere(event)) return;
    if (found === "cat") {
      event.preventDefault();
      setSpeech({ of: "cat", lines: [words.cat] });
    }
    if (id === MIRROR) {
      event.preventDefault();
      // The island that has the clothes wakes when it is seen.
      document.getElementById(LOOK)?.scrollIntoView({ block: "nearest" });
      dressing.set(true);
    }
  }

  function onMeet(event: MouseEvent, person: Person) {
    if (isElsewhere(event)) return;
    event.preventDefault();
    meet(person);
  }

  function meet({ id, before }: Person) {
    go(({ nextTo }, from) => nextTo(from, before), () => {
      if (isOff) return;
      conversation.choose(id);
      if (!conversation.hasMet(id)) conversation.say(words.hello, id);
    });
  }

  return (
    <div ref={inside}>
      <LampSwitch words={props.lamp} onDark={() => stamp("night")} />
      {people.map((person) => {
        const isWaving = person.id === host && !last && wave !== undefined;
        const picture = isWaving && waves[wave] ||
          person.pictures[mannerOf(person.id, last)];
        return (
          <PersonLink key={person.id} {...{ person, picture, words, onMeet }} />
        );
      })}
      <Visitor {...{ walker, figure, usual }} />
      {speech && <Bubble {...speech} />}
    </div>
  );
}

interface TalkProps extends Common {
  /** BCP 47. */
  language: string;
  longest: number;
}

/** The conversation beside it. */
export function RoomTalk(props: TalkProps) {
  const { people, host, first, isOff, words, language, longest } = props;
  const conversation = useConversation(host, first);
  if (isOff) return <OffDuty words={words} />;
  return <Talk {...{ people, conversation, words, language, longest }} />;
}

interface KeptProps {
  usual: StageProps["usual"];
  wardrobe: Garment[];
  words: RoomWords;
  load: "visible";
}

/** What the browser keeps: how the visitor looks, and what they have found. */
export function RoomKept({ usual, wardrobe, words }: KeptProps) {
  const { figure = usual.figure, stamps, wear, stamp } = useKept();

  function onChange(next: string) {
    wear(next);
    stamp("look");
    history.replaceState(null, "", `/room?figure=${next}`);
  }

  return (
    <>
      <VisitorFigure {...{ figure, wardrobe, words, onChange }} />
      <StampCard stamps={stamps} words={words.stamps} />
    </>
  );
}

/** Whether it opens another window. */
function isElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

function nearestOf(people: Person[], { i, j }: Standing["tile"]) {
  const far = ({ before }: Person) => Math.hypot(before.i - i, before.j - j);
  return people.toSorted((one, other) => far(one) - far(other)).at(0);
}

/** Who looks into the mirror may look otherwise. */
const MIRROR = "t_mirror";

/** What is found by going there. */
const FOUND = new Map<string, Stamp>([
  ["t_bell", "bell"],
  ["t_cat", "cat"],
  ["t_chair", "chair"],
]);
