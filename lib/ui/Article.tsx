import type { ComponentChildren } from "preact";
import type { NpcId } from "../content/content.ts";
import { withValues } from "../content/mod.ts";
import { twinPath } from "../content/page_meta.ts";
import type { Stance } from "../graphics/addresses.ts";
import { fill } from "../base/words/fill.ts";
import { Figure } from "./Figure.tsx";
import { inLanguage } from "./in_language.ts";
import { idleLine } from "./idle_line.ts";
import { lettersClass } from "./letters.ts";
import { Machine } from "./Machine.tsx";
import { Prose } from "./Prose.tsx";
import { PageContext, useSite } from "./site_context.ts";

interface Props {
  page: Opening;
  /** Type of the page in microformats2. Its title is the name, its lead the summary. */
  item?: "h-card" | "h-entry" | "h-feed" | "h-resume";
  /** Ids of the parts below: no heading of somebody's words may take one. */
  anchors?: string[];
  /** Facts in the gutter, on a phone below the title. */
  dated?: ComponentChildren;
  /** Stands in the margin. */
  margin?: ComponentChildren;
  /** More of what one has to know first, below the lead. */
  facts?: ComponentChildren;
  /** Name of the page for programs. Default: the address of its Markdown twin. */
  machine?: ComponentChildren;
  /** Whose business the page is: they stand on its floor and say a line. */
  staff?: NpcId;
  /** Their line. Default: the idle line that fits the page. */
  says?: string;
  /** Posture of the figure. */
  stance?: Stance;
  /** In the place of the title and its floor. */
  opening?: ComponentChildren;
  /** Other figures in the room: `.g.body` at the left, `.x` at the right. */
  people?: ComponentChildren;
  children?: ComponentChildren;
}

interface Opening {
  title: string;
  /** The title on the page itself, where it says more than the menu. */
  heading?: string;
  /** The sentence below the title; the description where it is left out. */
  lead?: string;
  description?: string;
  /** The words that the page begins with. */
  body?: string;
}

// Ids of the shell. Its other ids have an underscore, which no heading's id has.
const SHELL = ["main"];

/** The frame of every page: its title above the floor, its blocks below. */
export function Article(props: Props) {
  const { page, item, anchors = [], facts, people, staff, children } = props;
  const site = useSite();
  const { npcs, words } = site;
  const { title, heading = title, lead = page.description, body } = page;
  const twin = site.pathOf(twinPath(site.page?.path ?? site.path));
  const npc = npcs.find(({ id }) => id === staff);
  return (
    <PageContext.Provider value={{ ids: new Set([...SHELL, ...anchors]) }}>
      <article class={item}>
        {props.opening ?? (
          <header class="floor">
            <div class={`wrap row head${people ? " stage" : ""}`}>
              <div class="t">
                <h1 class={lettersClass(heading)}>
                  <bdi class={item && "p-name"}>{heading}</bdi>
                </h1>
                {lead && (
                  <p class={`lead${summaryClass(item)}`}>
                    {withValues(lead, site)}
                  </p>
                )}
                {facts}
              </div>
              {people ??
                ((props.dated || !site.isQuiet) && (
                  <div class={`g${props.dated ? " dated" : ""}`}>
                    {props.dated}
                    {!site.isQuiet && (props.machine
                      ? <p>{props.machine}</p>
                      : (
                        <p data-markdown-ignore>
                          <Machine href={twin}>{twin}</Machine>
                        </p>
                      ))}
                  </div>
                ))}
              {props.margin}
              {npc && (
                <div class="x body" data-markdown-ignore>
                  <Figure person={npc} stance={props.stance ?? "left"} />
                </div>
              )}
            </div>
          </header>
        )}
        {npc && (
          <div class="wrap row under quiet" data-markdown-ignore>
            <p class="x says s soft" {...inLanguage(npc.language)}>
              {props.says ??
                idleLine(
                  npc,
                  `${title} ${heading} ${lead} ${page.description}`,
                )}
              <cite>{fill(words.room.person, npc)}</cite>
            </p>
          </div>
        )}
        {body && (
          <div class="wrap row">
            <Prose class="t prose" source={body} />
          </div>
        )}
        {children}
      </article>
    </PageContext.Provider>
  );
}

function summaryClass(item: Props["item"]): string {
  if (!item) return "";
  return item === "h-card" ? " p-note" : " p-summary";
}
