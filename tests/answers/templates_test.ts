import { assert, assertEquals } from "@std/assert";
import { answerFacts } from "../../lib/answers/facts/answer_facts.ts";
import { templateWords } from "../../lib/answers/templates/template_words.ts";
import { Templates } from "../../lib/answers/templates/templates.ts";
import { loadContent } from "../../lib/content/load.ts";
import { localeOf } from "../../lib/content/mod.ts";
import { postJson } from "../ask/support/requests.ts";
import { BASE_URL, testContent, testSite } from "../support/test_app.ts";

async function ask(query: string, prev?: string) {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  const { results, hint } = await site.json("/ask", postJson({ query, prev }));
  const [first] = results;
  const isCertain = first !== undefined && !first.nearest;
  const path = isCertain ? first.url.slice(BASE_URL.length) : "";
  return { results, path, text: isCertain ? first.description : "", hint };
}

/** For each template: ways of asking, the source, and what the answer says. */
const CERTAIN: Record<string, [questions: string[], path: string, RegExp]> = {
  reach: [
    [
      "How can I contact Odalys?",
      "contact details",
      "best way to reach her pls",
      "Could you tell me how I can get in touch with you?",
    ],
    "/contact#channels",
    /@/,
  ],
  channel: [
    ["What is her email address?", "email", "can I email you", "emial adress"],
    "/contact#channels",
    /@/,
  ],
  "a channel that is not there": [
    ["Is she on Mastodon?", "whats her tiktok"],
    "/contact#channels",
    /is not listed\.\n.*@/s,
  ],
  hours: [
    ["What are her working hours?", "Is she reachable on Sundays?"],
    "/contact#hours",
    /Dusk to dawn/,
  ],
  reply: [
    ["How soon do you answer?", "response time"],
    "/contact#channels",
    /next boat/,
  ],
  zone: [["What time zone is she in?", "timezone"], "/contact#hours", /\//],
  free: [
    ["Is Odalys available?", "When can she start?", "availabilty"],
    "/",
    /until the fog lifts/,
  ],
  who: [["Who is Odalys?", "what do you do for a living"], "/", /\n/],
  where: [["Where is she based?", "location"], "/", /\w/],
  now: [
    ["Where does Odalys work now?", "current employer?"],
    "/about#nowhere-rock-head",
    /present/,
  ],
  first: [
    ["What was her very first job?", "Where did she start her career?"],
    "/about#made-up-weather",
    /^\w/,
  ],
  jobs: [
    ["Where has she worked?", "work history", "list her jobs"],
    "/about#career",
    /\((\d+)\)\n/,
  ],
  "jobs at a company": [
    ["What did she do at Imaginary Ferries?", "when did she join the Ferries"],
    "/about#imaginary-ferries",
    /Imaginary Ferries/,
  ],
  "jobs in a year": [
    ["Where did she work in 2014?", "what was she up to in 2014"],
    "/about#imaginary-ferries",
    /2014|2015/,
  ],
  skills: [
    ["What is she good at?", "Why should I hire her?", "skills"],
    "/about#skills",
    /\n/,
  ],
  languages: [
    ["Which languages does she speak?", "wich langauges does she speak"],
    "/about#languages",
    /Semaphore/,
  ],
  "a language that is not there": [
    ["Does she speak French?"],
    "/about#languages",
    /^(?!.*French).*Semaphore/s,
  ],
  education: [
    ["Where did she study?", "degrees"],
    "/about#education",
    /\n/,
  ],
  certificates: [["certificates"], "/about#certificates", /Lamp/],
  volunteer: [["Does she volunteer?"], "/about#volunteer", /Pianos/],
};

Deno.test("a question that fits a template whole is answered from its one source", async () => {
  for (const [name, [questions, path, says]] of Object.entries(CERTAIN)) {
    for (const question of questions) {
      const found = await ask(question);
      assertEquals(found.path, path, `${name}: ${question}`);
      assert(says.test(found.text), `${question}: ${found.text}`);
      assertEquals([found.results.length, found.hint], [1, undefined]);
    }
  }
});

/** A template has some of the words, and the question asks for more. */
const NOT_WHOLE = [
  "Where did she work and why did she leave?",
  "How can I contact her about a refund?",
  "Is she available for a wedding with dogs?",
  "What did she do at Imaginary Ferries that went wrong?",
  "How long until I see a first draft?",
  "Has she written a book?",
  "Can I call it off?",
  "Who is her best friend?",
  "How many lamps are in her first drawing?",
  "What is her brother's email address?",
  "Is she not available?",
  "Where did she work in 1850?",
];

Deno.test("nothing is certain about a question that fits no template whole", async () => {
  for (const question of NOT_WHOLE) {
    assertEquals((await ask(question)).text, "", question);
  }
});

Deno.test("a follow-up repeats a template with another slot, and nothing else", async () => {
  const first = "What did she do at Imaginary Ferries?";
  const { path } = await ask("And at Pretence & Sons?", first);
  assertEquals(path, "/about#pretence-and-sons");
  assertEquals((await ask("And with whom?", first)).text, "");
});

/** Ways of asking for some templates in each language that has them. */
const SPOKEN: Record<string, [question: string, template: string][]> = {
  de: [
    ["Wie kann ich Odalys erreichen?", "reach"],
    ["Welche Sprachen spricht sie?", "languages"],
    ["Wo arbeitet sie jetzt?", "now"],
    ["Was hat sie bei Imaginary Ferries gemacht?", "at"],
    ["Bitte sag mir, wo sie arbeitet", "now"],
    ["Öffnungszeiten", "hours"],
  ],
  es: [
    ["¿Cómo puedo contactar con Odalys?", "reach"],
    ["¿Qué idiomas habla?", "languages"],
    ["¿Dónde trabaja ahora?", "now"],
    ["¿Qué hizo en Imaginary Ferries?", "at"],
    ["horario", "hours"],
  ],
  fr: [
    ["Comment puis-je contacter Odalys ?", "reach"],
    ["Quelles langues parle-t-elle ?", "languages"],
    ["Où travaille-t-elle maintenant ?", "now"],
    ["Qu’a-t-elle fait chez Imaginary Ferries ?", "at"],
    ["horaires", "hours"],
  ],
  sv: [
    ["Hur kan jag kontakta Odalys?", "reach"],
    ["Vilka språk talar hon?", "languages"],
    ["Var arbetar hon nu?", "now"],
    ["Vad gjorde hon på Imaginary Ferries?", "at"],
    ["öppettider", "hours"],
  ],
};

Deno.test("a language has templates of its own, each for a source that English has", async () => {
  const facts = {
    ...await answerFacts(testContent),
    voice: localeOf(testContent),
  };
  const english = await templateWords("en");
  for (const [language, questions] of Object.entries(SPOKEN)) {
    const words = await templateWords(language);
    assert(words && english);
    assertEquals(
      Object.keys(words.templates).sort(),
      Object.keys(english.templates).sort(),
      language,
    );
    const templates = new Templates(facts, words);
    for (const [question, name] of questions) {
      const fit = templates.fit(question, () => false);
      assertEquals(fit?.name, name, question);
    }
  }
  assertEquals(await templateWords("ja"), undefined);
});

Deno.test("a German site answers in German, also what is asked in English", async () => {
  const content = await loadContent("tests/fixtures/people/buchbinderin");
  using site = testSite({ content, env: { RATE_LIMIT: "0" } });
  const texts = await Promise.all(
    ["Welche Sprachen sprichst du?", "Which languages does she speak?"]
      .map(async (query) => {
        const { results } = await site.json("/ask", postJson({ query }));
        return results[0].nearest ? "" : results[0].description;
      }),
  );
  assert(texts[0]?.includes("Deutsch"), texts[0]);
  assertEquals(texts[0], texts[1]);
});
