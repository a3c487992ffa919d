import { Head } from "fresh/runtime";
import type { OperationError } from "../../errors.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { MANUAL_PATH } from "../../content/page_meta.ts";
import { Article } from "../Article.tsx";
import { Block } from "../Block.tsx";
import { FormattedMessage } from "../FormattedMessage.tsx";
import { type Linked, PageLink } from "../PageLink.tsx";
import { useSite, useWords } from "../site_context.ts";
import { ErrorJson } from "./ErrorJson.tsx";

interface Props {
  /** The path as the page shows it. */
  asked: string;
  /** The page whose path is nearest. */
  meant?: Linked;
  error: Pick<OperationError, "status" | "code">;
  /** The ErrorResponse. */
  json: string;
}

export function NotFound({ asked, meant, error, json }: Props) {
  const { notFound: words } = useWords();
  return (
    <Article
      page={words}
      machine={<code class="m">{error.status} {error.code}</code>}
      staff="concierge"
      stance="surprised"
      facts={
        <p class="lead">
          <FormattedMessage
            template={words.asked}
            values={{ path: <code>{asked}</code> }}
          />{" "}
          {meant && (
            <FormattedMessage
              template={words.meant}
              values={{ page: <PageLink page={meant} /> }}
            />
          )}
        </p>
      }
      anchors={[ANCHORS.doors, ANCHORS.toProgram]}
    >
      <Head>
        <title>{words.title}</title>
      </Head>
      <Block id={ANCHORS.doors} title={words.doors}>
        <SuggestedPages />
      </Block>
      <ErrorJson json={json} />
    </Article>
  );
}

/** Pages of the menu, grouped by subject. */
function SuggestedPages() {
  const { pages, words: { notFound, lists } } = useSite();
  const shown = pages.filter(({ kind, inMenu }) => kind === "home" || inMenu);
  const groups = Map.groupBy(shown, ({ path }) => GROUPS.get(path) ?? "person");
  return (
    <ul class="list">
      {GROUP_ORDER.filter((group) => groups.has(group)).map((group) => (
        <li key={group}>
          <span class="soft">{notFound[group]}</span>
          <span>
            {groups.get(group)?.map((page, at) => [
              at > 0 && lists.comma,
              <PageLink key={page.path} page={page} />,
            ])}
          </span>
        </li>
      ))}
    </ul>
  );
}

const GROUP_ORDER = ["person", "machine", "staff"] as const;

/** Groups of the pages that are not about the person. */
const GROUPS = new Map<string, typeof GROUP_ORDER[number]>([
  ["/developers", "machine"],
  [MANUAL_PATH, "machine"],
  ["/privacy", "machine"],
  ["/room", "staff"],
]);
