import { writtenIn } from "../rank/sought.ts";
import type { Sources } from "../sources.ts";
import type { Answer } from "../types.ts";
import { basics, certain } from "./certain.ts";
import type { Fit, TemplateName, TemplateWords } from "./template_words.ts";
import { Templates } from "./templates.ts";

interface Answered {
  answer?: Answer;
  template?: TemplateName;
}

/** Answers of the templates of each language of a site. */
export class TemplateAnswers {
  readonly #languages: { words: TemplateWords; templates: Templates }[];

  constructor(private readonly sources: Sources) {
    const { facts, languages } = sources;
    this.#languages = languages.map(({ words, tongue: { misspelt } }) => (
      { words, templates: new Templates(facts, words, misspelt) }
    ));
  }

  /** The answer if the whole question fits. `before`: the question before it. */
  certain(question: string, now: number, before?: string): Answered {
    const { collections } = this.sources.person;
    const isKnown = (word: string) =>
      collections.some((each) => each.frequency(each.tongue.termOf(word)) > 0);
    const fitOf = (templates: Templates) =>
      templates.fit(question, isKnown, before);
    return this.#answered(question, now, fitOf);
  }

  /** The answer to a part of the question; it only comes near. */
  near(question: string, now: number): Answered {
    const fitOf = (templates: Templates) => templates.near(question);
    return this.#answered(question, now, fitOf);
  }

  /** Answers to what a visitor asks first. */
  basics(now: number): Answer[] {
    const { facts, languages: [language] } = this.sources;
    const written = (words: string) => words;
    return language
      ? basics({ facts, words: language.words, now, written })
      : [];
  }

  #answered(
    question: string,
    now: number,
    fitOf: (templates: Templates) => Fit | undefined,
  ): Answered {
    const { facts } = this.sources;
    const written = (key: string) => writtenIn(question, key);
    for (const { words, templates } of this.#languages) {
      const fit = fitOf(templates);
      const answer = fit && certain({ fit, facts, words, now, written });
      if (answer) return { answer, template: fit.name };
    }
    return {};
  }
}
