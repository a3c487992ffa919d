import type { Config } from "../../config.ts";
import type { KeyFamily } from "../../key_families.ts";
import { isKvServer } from "../../services/kv/open_store.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { fill } from "../../base/words/fill.ts";
import { hostOf } from "./outside.ts";
import { Block } from "../Block.tsx";
import { RetentionList } from "./RetentionList.tsx";
import type { Words } from "../../base/words/words.ts";
import { useWords } from "../site_context.ts";

interface Props {
  config: Config;
  keyFamilies: readonly KeyFamily[];
}

/** What is stored: true by construction, for it is the list of what may be. */
export function StoredKeys({ config, keyFamilies }: Props) {
  const { stored, storedIn, families } = useWords().privacy;
  return (
    <>
      <Block id={ANCHORS.stored} title={stored}>
        <p>{placeOf(config, storedIn)}</p>
      </Block>
      <RetentionList
        items={keyFamilies.map((name) => ({ name, ...families[name] }))}
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
