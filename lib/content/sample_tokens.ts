/**
 * What gives the sample person away, by what it is: names, addresses, employers
 * and slugs that nobody else has. Common words are not here, nor is a first
 * name alone: a real Sam at a real Example Ltd may use them all.
 */
export const SAMPLE_TOKENS = {
  "the sample's name": ["Sam Sample"],
  "where the sample lives": [
    "Upper Sampling",
    "Lower Sampling",
    "Great Lorem",
    "Exampleshire",
  ],
  "an address of the sample": [
    "sam@sample.example",
    "code.example.org/sam",
    "notes.example.net",
    "days.example.org",
    "words.example.org",
    "example-foundry.example",
    "placeholder-and-daughters.example",
    "lorem-freight.example",
    "sampling-gazette.example",
    "institute-of-examples.example",
    "+44 1632 960 123",
    "+441632960123",
  ],
  "an employer of the sample": [
    "Example Foundry",
    "Placeholder & Daughters",
    "Lorem Freight",
    "Institute of Examples",
  ],
  "where the sample has spoken": ["Example Days"],
  "a slug of the sample": [
    "example-foundry-staff",
    "example-foundry-senior",
    "placeholder-and-daughters",
    "lorem-freight",
    "sampling-gazette",
    "institute-of-examples",
    "slow-query-diary",
    "timetable-in-words",
    "gloves-first",
    "hall-clock-listener",
    "two-caches-fewer",
    "forty-pages-to-five",
    "the-planner-was-right",
    "eleven-minutes-of-costing",
    "three-connections-in-a-hundred",
    "version-1-is-the-only-version",
    "pager-from-31-to-4",
    "the-hall-clock-is-right",
  ],
};
