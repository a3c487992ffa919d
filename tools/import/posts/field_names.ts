// Names of fields, in lower case and without blanks, hyphens and underscores.

export const keys = (names: string) => names.split(" ");

/** Names by what they mean, the best first. */
export const NAMES = {
  title: ["title"],
  date: keys(
    "date published publishedat publishedon publisheddate datepublished pubdate pubdatetime publishdate publish posted postedat created createdat createddate datecreated time",
  ),
  updated: keys(
    "lastmod updated updateddate updatedat updatedon dateupdated lastmodifiedat lastmodified lastmodifieddate modified modifiedat moddatetime datemodified lastupdated",
  ),
  description: keys("description summary excerpt abstract metadescription"),
  tags: keys("tags tag keywords keyword topics topic"),
  categories: keys("categories category"),
  image: keys(
    "image heroimage cover coverimage featuredimage featureimage featuredimg ogimage banner hero thumbnail images coverimg thumbnailimg teaser socialimage header",
  ),
  language: keys("lang language locale"),
  translation: keys("translationkey ref"),
  slug: ["slug"],
  url: keys("url permalink"),
  aliases: keys("aliases alias redirectfrom"),
};

/** Names for the looks of a site and the like, which nobody misses. */
export const SILENT = new Set(keys(
  "layout template type kind weight order toc tocopen showtoc hidetoc sidebar menu nav eleventynavigation math katex mathjax mermaid markup cssclasses class classes id uuid guid readingtime readtime sitemap outputs comment comments share sharing imagealt",
));
