import { Block } from "../Block.tsx";
import { ANCHORS } from "../../content/anchors.ts";
import { Machine } from "../Machine.tsx";
import { useSite } from "../site_context.ts";

const CARD = "/contact.vcf";
const FILES = ["/resume.json", "/about.md", CARD];

/** The page as files, and on paper. `hasPdf`: false if a letter has no font. */
export function Downloads({ hasPdf }: { hasPdf: boolean }) {
  const { words: { about }, isQuiet, pathOf } = useSite();
  return (
    <Block id={ANCHORS.filing} title={about.filing} class="filing">
      <p class="btns">
        {hasPdf
          ? <a class="btn" href="/resume.pdf">{about.print}</a>
          : (
            <button type="button" class="btn scripted" data-print>
              {about.print}
            </button>
          )}
      </p>
      <p class="links s">
        {isQuiet ? <a href={CARD}>{about.card}</a> : FILES.map((file) => [
          <Machine key={file} href={file} kept>{pathOf(file)}</Machine>,
          " ",
        ])}
      </p>
    </Block>
  );
}
