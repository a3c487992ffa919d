import type { Config } from "../../config.ts";
import { ANCHORS } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { useWords } from "../site_context.ts";

interface Props {
  config: Config;
}

/** What a line of the log says, and who else may keep one. */
export function Logged({ config }: Props) {
  const words = useWords();
  const { title, nothing, request, error, proxy } = words.privacy.logged;
  const isOff = config.LOG_FORMAT === "off";
  return (
    <Block id={ANCHORS.logged} title={title}>
      {isOff
        ? <p>{nothing}</p>
        : [request, error].map((line) => <p key={line}>{line}</p>)}
      {config.TRUST_PROXY > 0 && <p>{proxy}</p>}
    </Block>
  );
}
