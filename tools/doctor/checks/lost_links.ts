import type { Token, Tokens } from "marked";
import { listPages, twinPath } from "../../../lib/content/page_meta.ts";
import { frontOf } from "../../../lib/content/parts.ts";
import { isLoopback } from "../../../lib/base/http/loopback.ts";
import { isLinked, isShown } from "../../../lib/base/markdown/renderer.ts";
import type { Site } from "../check.ts";
import {
  type Diagnostic,
  positionAt,
} from "../../../lib/content/diagnostic.ts";
import { shortened } from "../links.ts";
import { fileOfPage, isSkill, shownWords, type SourceFile } from "../source.ts";
import { atPlaces } from "../some_of.ts";
import { type Advice, findingsIn, tokensIn } from "../tokens.ts";

/** Links and images that no page has, and those that lead where their writer did not mean to. */
export function lostLinks({ baseUrl, content, roots }: Site): Diagnostic[] {
  const paths = listPages(content).map(({ path }) => path);
  const pageOf = new Map(paths.map((path) => [fileOfPage(roots, path), path]));
  const twins = new Map(paths.map((path) => [twinPath(path), path]));
  return shownWords(roots).flatMap((file) => {
    // A role has no page of its own: the pages that show it are all at the top.
    const path = pageOf.get(`${file.path}:1`) ?? "/";
    const links = findingsIn(file, (token) => {
      if (!isLinkOrImage(token)) return;
      return faultOf(token) ?? twinFault(token, { baseUrl, path, twins });
    });
    return [
      ...ownMachineIn(file, roots.person.dir),
      // A skill is for programs, and those read twins.
      ...links.filter(({ severity }) => severity === "error" || !isSkill(file)),
    ];
  });
}

function isLinkOrImage(token: Token): token is Tokens.Link | Tokens.Image {
  return token.type === "link" || token.type === "image";
}

function faultOf(
  { type, href, raw }: Tokens.Link | Tokens.Image,
): Advice | undefined {
  if (type === "link" && href === "") {
    return {
      severity: "error",
      what: "this link has no URL",
      fix: "write the URL in the parentheses, or remove the link",
    };
  }
  if (type === "image" && !isShown(href)) {
    return {
      severity: "error",
      what: `pages do not show the image ${shortened(href)}`,
      fix: "save the image next to this file, and write its file name here",
    };
  }
  // A bare address may be plain text.
  if (type === "link" && raw !== href && !isLinked(href)) {
    return {
      severity: "error",
      what: `pages show the link to ${shortened(href)} as plain text`,
      fix:
        "use a URL that starts with https:, mailto: or tel:, or remove the link",
    };
  }
}

/** A relative address is on the site, wherever that is. */
function isOwnMachine(address: string): boolean {
  const url = URL.parse(address, "https://relative.invalid/");
  return url !== null && isLoopback(url.hostname);
}

/** One finding for a file, which may be a tutorial: in addresses of keys, and in links. */
function ownMachineIn(file: SourceFile, dir: string): Diagnostic[] {
  const front = frontOf(file).replaceAll(/^[ \t]*#.*/gm, "");
  const inKeys = front.matchAll(/\bhttps?:\/\/[^\s"'<>,}]+/gi)
    .map(({ 0: found, index }) => {
      const place = `${file.path}:${positionAt(front, index).line}`;
      return { place, found };
    });
  const inText = tokensIn(
    file,
    (token) => isLinkOrImage(token) ? token.href : undefined,
  );
  const all = [...inKeys, ...inText].filter(({ found }) => isOwnMachine(found));
  return atPlaces(all.map(({ place }) => place), dir, {
    severity: "warning",
    what: `${
      shortened(all[0]?.found ?? "")
    } leads to the visitor's own computer`,
    fix:
      "write only the path or a public URL, or use {base_url}, or put an example in backticks",
  });
}

interface Around {
  baseUrl: string;
  /** Address of the page that contains the link. */
  path: string;
  /** The page of each twin. */
  twins: Map<string, string>;
}

function twinFault(
  { type, href }: Tokens.Link | Tokens.Image,
  { baseUrl, path, twins }: Around,
): Advice | undefined {
  const written = href.replace(/^\{base_url\}/, baseUrl);
  const url = URL.parse(written, baseUrl + path);
  if (type !== "link" || url?.origin !== new URL(baseUrl).origin) return;
  const page = twins.get(url.pathname);
  if (page === undefined) return;
  return {
    severity: "warning",
    what:
      `${href} leads to the Markdown version of the page, which is for programs`,
    fix: `write ${page}${url.hash}`,
  };
}
