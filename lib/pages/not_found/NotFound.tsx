import { Head } from "fresh/runtime";
import { notFound } from "../../api/errors.ts";
import { echo } from "../../http/echo.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Article } from "../Article.tsx";
import { Block } from "../Block.tsx";
import { Doors } from "./Doors.tsx";
import { Filled } from "../Filled.tsx";
import { PageLink } from "../PageLink.tsx";
import { useWords } from "../site_context.ts";
import { ToProgram } from "./ToProgram.tsx";

interface Props {
  /** The path as it was sent, of any length. */
  asked: string;
  /** The path of the site that was probably meant. */
  meant?: string;
}

/** What one sees where nothing is, with the ways on. */
export function NotFound({ asked, meant }: Props) {
  const { notFound: words } = useWords();
  const error = notFound(asked, meant);
  return (
    <Article
      page={words}
      machine={<code class="m">{error.status} {error.code}</code>}
      staff="concierge"
      stance="surprised"
      facts={
        <p class="lead">
          <Filled
            template={words.asked}
            values={{ path: <code>{echo(asked)}</code> }}
          />{" "}
          {meant && (
            <Filled
              template={words.meant}
              values={{ page: <PageLink path={meant} /> }}
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
        <Doors />
      </Block>
      <ToProgram error={error} />
    </Article>
  );
}
