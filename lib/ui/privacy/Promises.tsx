import type { Config } from "../../config.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  config: Config;
}

/** What holds for everybody who comes, in short. */
export function Promises({ config }: Props) {
  const { inShort, always, limited } = useWords().privacy;
  const isShared = config.RATE_LIMIT > 0;
  return (
    <Block id={ANCHORS.inShort} title={inShort}>
      {always.map((promise) => <p key={promise}>{promise}</p>)}
      <p>{isShared ? limited.shared : limited.here}</p>
    </Block>
  );
}
