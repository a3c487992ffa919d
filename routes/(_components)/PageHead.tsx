import { alternatesOf } from "../../lib/api/discovery/translations.ts";
import { jsonLd } from "../../lib/api/discovery/json_ld.ts";
import { territoryOf } from "../../lib/base/words/likely_subtags.ts";
import type { Site } from "../../lib/site.ts";
import { findEntry, metaDescription } from "../../lib/content/mod.ts";
import {
  languageOf,
  type PageMeta,
  twinPath,
} from "../../lib/content/page_meta.ts";
import { pagePicture, titleOf } from "../../lib/graphics/page_picture.ts";

interface Props {
  page: PageMeta | undefined;
  /** True if the page answers a question in its address, which no index has. */
  isAnswer: boolean;
  site: Site;
}

/** Metadata for programs. An error page has only a title. */
export function PageHead({ page, isAnswer, site }: Props) {
  const { content, urlOf } = site;
  if (!page) return <title>{content.profile.name}</title>;
  const title = titleOf(page, content);
  const language = languageOf(page, content);
  const address = urlOf(page.path);
  const { fediverse } = content.profile;
  const standard = findEntry(content, page.path)?.entry.at_uri;
  const description = metaDescription(page, content);
  const picture = pagePicture(page, site);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <link rel="alternate" type="text/markdown" href={twinPath(page.path)} />
      {alternatesOf(page, site.baseUrl).map((each) => (
        <link key={each.hreflang} rel="alternate" {...each} />
      ))}
      {page.prev && <link rel="prev" href={page.prev} />}
      {page.next && <link rel="next" href={page.next} />}
      <meta
        property="og:type"
        content={page.kind === "home" ? "profile" : "article"}
      />
      {language && (
        <meta
          property="og:locale"
          content={territoryOf(language)}
        />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture.address} />
      <meta property="og:image:type" content={picture.mediaType} />
      <meta property="og:image:width" content={`${picture.width}`} />
      <meta property="og:image:height" content={`${picture.height}`} />
      {picture.alt && <meta property="og:image:alt" content={picture.alt} />}
      {fediverse && (
        <meta name="fediverse:creator" content={fediverse.account} />
      )}
      {standard && <link rel="site.standard.document" href={standard} />}
      <meta name="twitter:card" content="summary_large_image" />
      {!isAnswer && (
        <script
          type="application/ld+json"
          // Data, not code: no policy about scripts concerns it.
          dangerouslySetInnerHTML={{
            __html: jsonLd({ ...site, page }),
          }}
        />
      )}
    </>
  );
}
