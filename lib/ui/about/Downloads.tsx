import { Block } from "../Block.tsx";
import { ANCHORS } from "../../content/anchors.ts";
import { Machine } from "../Machine.tsx";
import { useSite } from "../site_context.ts";

const CARD = "/contact.vcf";
const FILES = ["/resume.json", "/about.md", CARD];

/** The page as files, and on paper. */
export function Downloads() {
  const { words: { about }, isQuiet } = useSite();
  return (
    <Block id={ANCHORS.filing} title={about.filing} class="filing">
      <p class="btns">
        <button class="btn scripted" type="button" data-print>
          {about.print}
        </button>
        {isQuiet
          ? <a href={CARD}>{about.card}</a>
          : FILES.map((file) => (
            <Machine key={file} href={file} kept>{file}</Machine>
          ))}
      </p>
    </Block>
  );
}
