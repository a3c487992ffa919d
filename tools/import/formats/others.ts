import { readJson, readYaml } from "../parsers.ts";
import { glance, type Source } from "../source.ts";

const BY_WORDPRESS =
  "import it into WordPress, export that under Tools, and import the file";
const AS_MARKDOWN = "and import the folder with --from markdown";

/** Formats that no import reads, by the names of their files or the start of one. */
const OTHERS: [title: string, sign: RegExp, way: string][] = [
  ["an archive of Substack", /^(?:.*\/)?posts\.csv$/m, BY_WORDPRESS],
  ["an archive of Tumblr", /^(?:.*\/)?posts_index\.html$/m, BY_WORDPRESS],
  ["an archive of Medium", /^(?:.*\/)?posts\/[\w-]+_.*\.html$/m, BY_WORDPRESS],
  ["an archive of Blogger", /<feed\b[^]*tag:blogger\.com/, BY_WORDPRESS],
  [
    "an export of Notion",
    /[ -][\da-f]{32}\.(?:csv|html)$/m,
    `export it as Markdown, unpack it, ${AS_MARKDOWN}`,
  ],
  [
    "a document of Word",
    /^(?:.*\/)?word\/document\.xml$|\.docx$/m,
    `save it as Markdown, such as with pandoc, ${AS_MARKDOWN}`,
  ],
  [
    "a PDF",
    /^%PDF-/m,
    "import what it was made of, or write a JSON Resume (jsonresume.org)",
  ],
  [
    "an export of Ghost",
    /"db"\s*:\s*\[[^]*"posts"\s*:/,
    `make Markdown files of it, such as with ghost-to-md, ${AS_MARKDOWN}`,
  ],
  [
    "a feed",
    /<(?:rss|feed)\b/,
    "it has the newest posts alone, so export the blog itself",
  ],
];

/** Names a format that cannot be imported, and the way around. Undefined for others. */
export async function wayAround(source: Source): Promise<string | undefined> {
  const { paths } = source;
  const file = paths.length === 1
    ? paths[0]
    : paths.find((path) => /\.(?:xml|atom|json)$/i.test(path));
  const text = [...paths, await glance(source, file)].join("\n");
  const [title, , way] = OTHERS.find(([, sign]) => sign.test(text)) ?? [];
  return title && `it is ${title}, which cannot be imported; ${way}`;
}

/** Files at the top that are searched for a slip. */
const MAX_FILES = 20;

/** Throws a ConfigError for a slip in a file that would be a résumé without it. */
export async function refuseSlip(source: Source): Promise<void> {
  const { paths } = source;
  const tops = paths.filter((path) => !path.includes("/")).slice(0, MAX_FILES);
  for (const path of tops) {
    const text = await glance(source, path);
    const isOne = paths.length === 1;
    const isJson = /"basics"/.test(text) || isOne && /\.json$/i.test(path);
    const isYaml = /^cv\b/m.test(text) || isOne && /\.ya?ml$/i.test(path);
    if (isJson) readJson(path, text);
    else if (isYaml) readYaml(path, text);
  }
}
