import type { Config } from "../../lib/config.ts";
import { openRoots } from "../../lib/content/load.ts";
import { ContentError, type Diagnostic } from "../../lib/content/diagnostic.ts";
import { withoutEffects } from "../../lib/content/effects.ts";
import { parseContent } from "../../lib/content/parse_content.ts";
import type { Content } from "../../lib/content/content.ts";
import type { FileCheck, Files, Site, SiteCheck } from "./check.ts";
import { deadAddresses } from "./checks/addresses.ts";
import { overBudget } from "./checks/budgets.ts";
import { missingChannels } from "./checks/channels.ts";
import { uncountedCommits } from "./checks/commits.ts";
import { contentMistakes, findingOf } from "./checks/content.ts";
import { poorContrast } from "./checks/contrast.ts";
import { formWords } from "./checks/form_words.ts";
import { halfFootnotes } from "./checks/footnotes.ts";
import { foreignImages } from "./checks/foreign_images.ts";
import { idleKeys } from "./checks/idle_keys.ts";
import { cutValues } from "./checks/cut_values.ts";
import { deadLinks } from "./checks/links.ts";
import { imagesWithoutText } from "./checks/images_without_text.ts";
import { halfIdentities } from "./checks/identities.ts";
import { lostForms } from "./checks/lost_forms.ts";
import { lostLinks } from "./checks/lost_links.ts";
import { goneOutside } from "./checks/outside_links.ts";
import { madeUp } from "./checks/made_up.ts";
import { noJobs } from "./checks/no_jobs.ts";
import { leftInBraces } from "./checks/placeholders.ts";
import { positionsInImages } from "./checks/positions.ts";
import { privateData } from "./checks/private_data.ts";
import { quotationMarks } from "./checks/quotation_marks.ts";
import { rawHtml } from "./checks/raw_html.ts";
import { sampleLeft } from "./checks/sample.ts";
import { shortDescriptions } from "./checks/short_descriptions.ts";
import { templateWords } from "./checks/template_words.ts";
import { deadInTheme } from "./checks/theme.ts";
import {
  halfTranslations,
  missingTranslations,
  staleTranslations,
} from "./checks/translations.ts";
import { unequalResumes } from "./checks/unequal_resumes.ts";
import { unprintableLetter } from "./checks/unprintable.ts";
import { foreignWords } from "./checks/words.ts";
import { startWarnings } from "./checks/warnings.ts";
import { crawl } from "./crawl.ts";
import type { Found } from "./report.ts";

/** Checks of the files, which need not be valid. */
const fileChecks: FileCheck[] = [
  // The first, as isPartial() expects.
  contentMistakes,
  startWarnings,
  sampleLeft,
  positionsInImages,
  imagesWithoutText,
  halfFootnotes,
  rawHtml,
  cutValues,
  quotationMarks,
  lostForms,
  noJobs,
  missingTranslations,
  staleTranslations,
  halfTranslations,
  unequalResumes,
];

/** Checks of the site, which need valid files. */
const siteChecks: SiteCheck[] = [
  deadLinks,
  lostLinks,
  deadAddresses,
  foreignImages,
  deadInTheme,
  leftInBraces,
  madeUp,
  shortDescriptions,
  missingChannels,
  privateData,
  unprintableLetter,
  poorContrast,
  overBudget,
  uncountedCommits,
  idleKeys,
  foreignWords,
  templateWords,
  formWords,
  halfIdentities,
];

/** Every check that asks no other site, in the order of `examine`. */
export const checks = [...fileChecks, ...siteChecks];

interface Choice {
  config: Config;
  /** The last day that has begun anywhere, YYYY-MM-DD. */
  today: string;
  /** Calls other sites. Without it their links are not checked. */
  ask?: typeof fetch;
  /** Folder of the manual; that of the software by default. */
  manual?: string;
}

/** All that can be found, each check for itself. */
export async function examine(
  { config, today, ask, manual }: Choice,
): Promise<Found[]> {
  const roots = open(config.CONTENT_DIR, manual);
  if (Array.isArray(roots)) return [roots.map(findingOf)];
  const content = parseContent(roots);
  const mistakes = Array.isArray(content) ? content : [];
  const files: Files = { roots, mistakes, config, today };
  const inFiles = fileChecks.map((check, at) =>
    at === 0
      ? check(files)
      : withoutEffects(check(files), mistakes, roots.person)
  );
  if (Array.isArray(content)) return inFiles;
  const site = await crawled(files, content);
  if (Array.isArray(site)) return [site.map(findingOf), ...inFiles.slice(1)];
  return [
    ...inFiles,
    ...await Promise.all(siteChecks.map((check) => check(site))),
    ask ? await goneOutside(site, ask) : [],
  ];
}

/** Or errors that only the table of all addresses shows. */
function crawled(files: Files, content: Content): Promise<Site | Diagnostic[]> {
  return crawl(files, content).catch((error) => {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  });
}

/** Returns true if errors in the files have kept the checks of the site from running. */
export function isPartial([mistakes = []]: Found[]): boolean {
  return mistakes.length > 0;
}

function open(dir: string, manual?: string): Files["roots"] | Diagnostic[] {
  try {
    return openRoots(dir, manual);
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
}
