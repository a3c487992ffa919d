/**
 * What gives the sample person away, by what it is: names, addresses, employers
 * and slugs that nobody else has. Common words are not here, nor is a first
 * name alone: a real Sam at a real Example Ltd may use them all.
 */
export const SAMPLE_TOKENS = {
  "the sample's name": ["Sam Sample"],
  "where the sample lives": ["Upper Sampling", "Exampleshire"],
  "an address of the sample": [
    "sam@sample.example",
    "code.example.org/sam",
    "notes.example.net",
    "+44 1632 960 123",
    "+441632960123",
  ],
  "an employer of the sample": [
    "Example Foundry",
    "Placeholder & Daughters",
    "Lorem Freight",
    "Institute of Examples",
  ],
  "a slug of the sample": [
    "example-foundry-staff",
    "example-foundry-senior",
    "placeholder-and-daughters",
    "lorem-freight",
    "sampling-gazette",
    "institute-of-examples",
  ],
};
