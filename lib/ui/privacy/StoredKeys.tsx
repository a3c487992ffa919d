import { type Config, isKvServer } from "../../config.ts";
import { KEY_FAMILIES } from "../../limits.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { fill } from "../../base/words/fill.ts";
import { hostOf } from "./outside.ts";
import { Block } from "../Block.tsx";
import { RetentionList } from "./RetentionList.tsx";
import type { Words } from "../../base/words/words.ts";
import { useWords } from "../site_context.ts";

/** What is stored: true by construction, for it is the list of what may be. */
export function StoredKeys({ config }: { config: Config }) {
  const { stored, storedIn, families } = useWords().privacy;
  return (
    <>
      <Block id={ANCHORS.stored} title={stored}>
        <p>{placeOf(config, storedIn)}</p>
      </Block>
      <RetentionList
        items={KEY_FAMILIES.map((name) => ({ name, ...families[name] }))}
      />
    </>
  );
}

function placeOf(
  { DENO_DEPLOY, KV_PATH }: Config,
  storedIn: Words["privacy"]["storedIn"],
): string {
  if (DENO_DEPLOY) return storedIn.platform;
  if (KV_PATH === ":memory:") return storedIn.memory;
  return isKvServer(KV_PATH)
    ? fill(storedIn.server, { host: hostOf(KV_PATH) })
    : storedIn.file;
}
