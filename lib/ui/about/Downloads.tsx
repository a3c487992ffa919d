import { Block } from "../Block.tsx";
import { ANCHORS } from "../../content/anchors.ts";
import { Machine } from "../Machine.tsx";
import { useWords } from "../site_context.ts";

const FILES = ["/resume.json", "/about.md", "/contact.vcf"];

/** The page as files, and on paper. */
export function Downloads() {
  const { about } = useWords();
  return (
    <Block id={ANCHORS.filing} title={about.filing} class="filing">
      <p class="links s">
        <button class="scripted" type="button" data-print>{about.print}</button>
        {FILES.map((file) => (
          <Machine key={file} href={file} kept>{file}</Machine>
        ))}
      </p>
    </Block>
  );
}
