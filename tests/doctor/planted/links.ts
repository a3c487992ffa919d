import {
  atEnd,
  FERRIES,
  keys,
  more,
  type Planted,
  TIDES,
} from "../support/plant.ts";

const LANTERN = "lamps/storm-lantern.md";
const SKILL = "skills/read-the-log/SKILL.md";

/** A link in a section, and words of a page at the top that may have the same one. */
async function inSection(link: string, elsewhere: string): Promise<Planted> {
  const [changes, ...rest] = await atEnd(link, "correct the URL", {
    path: LANTERN,
  });
  return [{ ...changes, ...await more(TIDES, elsewhere) }, ...rest];
}

/** Broken links. */
export const LINKS: Record<string, Planted> = {
  "a link to a missing page": await atEnd(
    "The [chart](/charts).",
    "correct the URL",
  ),
  "a link with a typing error": await atEnd(
    "The [story](/abuot).",
    "correct the URL to /about",
  ),
  "a link to the file of a page": await atEnd(
    "The [story](../pages/about.md).",
    "correct the URL to /about",
  ),
  "a relative link to a missing page": await atEnd(
    "The [chart](chart-of-tides).",
    "correct the URL",
  ),
  "a relative link in a section": await inSection(
    "The [story](about).",
    "The [story](about).",
  ),
  "a relative link in a section, with a dot": await inSection(
    "The [story](./about).",
    "The [story](./about).",
  ),
  "a relative link in a section, to the folder above": await inSection(
    "The [chart](../chart).",
    "The chart (../chart).",
  ),
  "a relative link in a section, to a folder below": await inSection(
    "The [chart](maps/chart).",
    "The [story](about).",
  ),
  "a link in a section, to a heading of another page": await inSection(
    "[High water](#high-water).",
    "[High water](#high-water).\n\n## High water\n\nTwice a day.",
  ),
  "a reference link in a section": await inSection(
    "The [story][1].\n\n[1]: about",
    "The [story][1].\n\n[1]: about",
  ),
  "a relative link in the text of a job": await atEnd(
    "The [chart](./chart).",
    "correct the URL",
    { path: FERRIES },
  ),
  "a link to a missing heading on the page": await atEnd(
    "The [chart](#chart).",
    "correct the URL",
  ),
  "a link to a missing heading on another page": await atEnd(
    "The [story](/about#the-whale).",
    "correct the URL",
  ),
  "a link to a missing page, with the full URL": await atEnd(
    "The [chart]({base_url}/charts).",
    "correct the URL",
  ),
  "a link to another site without https://": await atEnd(
    "The [chart](www.charts.example).",
    "write https:// before it",
  ),
  "a link to an email address without mailto:": await atEnd(
    "The [keeper](keeper@nowhere-rock.example).",
    "write mailto:keeper@nowhere-rock.example",
  ),
  "a link without a URL": await atEnd(
    "The [chart]().",
    "in the parentheses",
  ),
  "a link to a script": await atEnd(
    "The [chart](javascript:show).",
    "https:, mailto: or tel:",
  ),
  "an image with a data: URL": await atEnd(
    "![A gull](data:image/png;base64,AAAA)",
    "next to this file",
  ),
  "a link to a Markdown version": await atEnd(
    "The [story](about.md#top).",
    "write /about#top",
  ),
  "a link to a Markdown version, in a section": await atEnd(
    "The [other](drowned-lamp.md).",
    "write /lamps/drowned-lamp",
    { path: LANTERN },
  ),
  "a link to a Markdown version, with the full URL": await atEnd(
    "- The\n- [manual]({base_url}/docs/doctor.md)",
    "write /docs/doctor",
    { line: 1 },
  ),
  "a link to localhost": await atEnd(
    "The [story](http://localhost:3000/about).",
    "{base_url}",
  ),
  "a bare URL of 127.0.0.1": await atEnd(
    "> The\n> story is at http://127.0.0.1:3000/about.",
    "{base_url}",
    { path: FERRIES, line: 1 },
  ),
  "an image at [::1]": await atEnd(
    "![A gull](http://[::1]:3000/gull.png)",
    "{base_url}",
  ),
  "a broken link to localhost at the port of this site": await atEnd(
    "The [chart](http://localhost:8000/charts).",
    "write only the path",
  ),
  "a key with a URL of localhost": [
    await keys(FERRIES, "url: http://localhost:3000"),
    `${FERRIES}:2`,
    "a public URL",
  ],
  "a link to a missing section": await atEnd(
    "The [kettles](/kettles/copper).",
    "correct the URL",
  ),
  "a URL in a skill that does not exist": await atEnd(
    "Then fetch `{base_url}/charts.json`.",
    "correct the URL",
    { path: SKILL },
  ),
  "an invalid URL in a skill": [
    await more(SKILL, "Then fetch `{base_url}:99999/charts.json`."),
    `/${SKILL}`,
    "correct the URL",
  ],
};
