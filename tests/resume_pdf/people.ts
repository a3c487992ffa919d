import { type Changes } from "../support/content.ts";

/** Numbers that are the same in every run (mulberry32). */
function numbersFrom(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = state + 0x6d2b79f5 | 0;
    let mixed = Math.imul(state ^ state >>> 15, 1 | state);
    mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
    return ((mixed ^ mixed >>> 14) >>> 0) % max;
  };
}

const SYLLABLES = ["ba", "lo", "mi", "ter", "quo", "sten", "fő", "ru", "ça"];

/** A résumé whose every word stands in one place alone. */
export class Person {
  readonly #number: (max: number) => number;
  #count = 0;

  constructor(readonly jobs: number, seed: number) {
    this.#number = numbersFrom(seed);
  }

  /** Words that no other text has, the first one with a number. */
  words(count: number): string {
    const words = Array.from({ length: count }, () =>
      Array.from(
        { length: 1 + this.#number(3) },
        () => SYLLABLES[this.#number(SYLLABLES.length)],
      ).join(""));
    return [`w${++this.#count}w`, ...words.slice(1)].join(" ");
  }

  some(max: number): number {
    return 1 + this.#number(max);
  }

  #points(): string {
    const count = this.#number(7);
    return Array.from(
      { length: count },
      () => `- ${this.words(this.some(30))}`,
    ).join("\n");
  }

  #job(number: number): string {
    const year = 2020 - number;
    return `---
company: ${this.words(2)}
role: ${this.words(2)}
start: ${year}-0${this.some(9)}
end: ${year + 1}-0${this.some(9)}
slug: job-${number}
url: https://w${++this.#count}w.example/
place: ${this.words(2)}
about: ${this.words(5)}
skills: [${this.words(1)}, ${this.words(1)}]
---
${this.words(this.some(60))}

${this.#points()}
`;
  }

  files(): Changes {
    const jobs = Array.from(
      { length: this.jobs },
      (_, at) => [`work/job-${at}.md`, this.#job(at)],
    );
    return {
      work: null,
      ...Object.fromEntries(jobs),
      "resume.yaml": this.#resume(),
    };
  }

  #resume(): string {
    return `education:
  - institution: ${this.words(3)}
    area: ${this.words(2)}
    degree: ${this.words(1)}
    start: 1998-10
    end: 2001-06
    url: https://w${++this.#count}w.example/
    score: ${this.words(2)}
    courses: [${this.words(1)}, ${this.words(2)}]
languages:
${this.#list(this.some(7), "language", "fluency")}
awards:
${this.#list(this.some(6), "title", "awarder", "summary")}
certificates:
${this.#list(this.some(3), "name", "issuer")}
volunteer:
${this.#list(this.some(3), "organization", "position", "summary")}
    highlights: [${this.words(9)}, ${this.words(30)}]
skills:
${this.#list(this.some(9), "name", "level")}
interests:
${this.#list(this.some(4), "name")}
    keywords: [${this.words(1)}, ${this.words(2)}]
references:
${this.#list(this.some(2), "name", "reference")}
`;
  }

  #list(count: number, ...fields: string[]): string {
    return Array.from(
      { length: count },
      () =>
        fields.map((field, at) =>
          `${at === 0 ? "  - " : "    "}${field}: ${this.words(this.some(8))}`
        ).join("\n"),
    ).join("\n");
  }
}
