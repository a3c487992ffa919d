import { Head } from "fresh/runtime";
import { notFound, toErrorBody } from "../api/errors.ts";
import { echo } from "../http/echo.ts";
import { Article } from "./Article.tsx";
import { Block } from "./Block.tsx";
import { Doors } from "./Doors.tsx";
import { Filled } from "./Filled.tsx";
import { PageLink } from "./PageLink.tsx";
import { useWords } from "./site_context.ts";

interface Props {
  /** The path as it was sent, of any length. */
  asked: string;
  /** The path of the site that was probably meant. */
  meant?: string;
}

/** Of what a program gets. */
const MEDIA_TYPE = "application/json";

/** What one sees where nothing is, and what a program would have got. */
export function NotFound({ asked, meant }: Props) {
  const { notFound: words } = useWords();
  const error = toErrorBody(notFound(asked, meant));
  return (
    <Article
      page={{ title: words.title }}
      machine={<code class="m">404 {error.code}</code>}
      staff="concierge"
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
      anchors={["doors", "to-a-program"]}
    >
      <Head>
        <title>{words.title}</title>
      </Head>
      <Block id="doors" title={words.doors}>
        <Doors />
      </Block>
      <Block
        id="to-a-program"
        title={words.toProgram}
        machine={<code class="m">{MEDIA_TYPE}</code>}
      >
        <div class="con">
          <pre tabindex={0}><code>{JSON.stringify(error, null, 2)}</code></pre>
        </div>
      </Block>
    </Article>
  );
}
