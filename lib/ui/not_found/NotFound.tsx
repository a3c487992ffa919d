import { Head } from "fresh/runtime";
import type { OperationError } from "../../errors.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Article } from "../Article.tsx";
import { Block } from "../Block.tsx";
import { Doors } from "./Doors.tsx";
import { Filled } from "../Filled.tsx";
import { useWords } from "../site_context.ts";
import { ToProgram } from "./ToProgram.tsx";

interface Props {
  /** The path as the page shows it. */
  asked: string;
  /** The page of the site that was probably meant. */
  meant?: { path: string; title: string };
  error: Pick<OperationError, "status" | "code">;
  /** The error as the JSON that a program gets. */
  json: string;
}

/** What one sees where nothing is, with the ways on. */
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
          <Filled
            template={words.asked}
            values={{ path: <code>{asked}</code> }}
          />{" "}
          {meant && (
            <Filled
              template={words.meant}
              values={{ page: <a href={meant.path}>{meant.title}</a> }}
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
      <ToProgram json={json} />
    </Article>
  );
}
