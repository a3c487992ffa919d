import { ANCHORS } from "../../content/anchors.ts";
import { Block } from "../Block.tsx";
import { BROWSER_STORAGE } from "./browser_storage.ts";
import { RetentionList } from "./RetentionList.tsx";
import { useWords } from "../site_context.ts";

/** What stays with the one who visits, and never leaves them. */
export function BrowserStorage() {
  const { title, introduction, kinds } = useWords().privacy.browser;
  return (
    <>
      <Block id={ANCHORS.browser} title={title}>
        <p>{introduction}</p>
      </Block>
      <RetentionList
        items={BROWSER_STORAGE.map((name) => ({ name, ...kinds[name] }))}
      />
    </>
  );
}
