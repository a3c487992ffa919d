import { type Part, PARTS } from "../../json_resume.ts";

/** Titles of sections in English, German, French, Spanish, Portuguese and Swedish. */
const TITLES: Partial<Record<Part, string>> = {
  languages:
    "languages, language skills, sprachen, sprachkenntnisse, langues, idiomas, línguas, språk, språkkunskaper",
  skills:
    "skills, technologies, programming languages, kenntnisse, fähigkeiten, kompetenzen, compétences, habilidades, competencias, aptitudes, competências, kompetenser, färdigheter, kunskaper",
  certificates:
    "certificates, certifications, licenses, licences, zertifikate, zertifizierungen, certificats, certificados, certificaciones, certificações, certifikat, certifieringar",
  awards:
    "awards, honors, honours, prizes, auszeichnungen, ehrungen, preise, prix, distinctions, récompenses, premios, distinciones, reconocimientos, prêmios, prémios, distinções, priser, utmärkelser",
  publications:
    "publications, veröffentlichungen, publikationen, publicaciones, publicações, publikationer",
  projects: "projects, projekte, projets, proyectos, projetos, projekt",
  references:
    "references, referenzen, références, referencias, referências, referenser",
  volunteer:
    "volunteering, volunteer work, volunteer experience, ehrenamt, bénévolat, volontariat, voluntariado, trabajo voluntario, trabalho voluntário, ideellt arbete, volontärarbete",
  interests:
    "interests, hobbies, interessen, hobbys, intérêts, centres d'intérêt, loisirs, intereses, aficiones, interesses, passatempos, intressen, fritidsintressen",
};

/**
 * List of the résumé that a section is by its title. Undefined for a title of no list
 * or of several, such as `Languages and skills`.
 */
export function partOf(title: string): Part | undefined {
  const names = title.trim().toLowerCase().replaceAll("’", "'")
    .split(/\s+(?:and|und|et|y|e|och)\s+|\s*[&,/]\s*/);
  const [part, ...others] = new Set(names.map(named));
  return others.length === 0 ? part : undefined;
}

/** `Selected honors` and `compétences techniques` have one more word. */
function named(name: string): Part | undefined {
  const [first, ...others] = name.split(/\s+/);
  const forms = [name, others.at(-1), first];
  return forms.map(listOf).find((part) => part !== undefined);
}

function listOf(title = ""): Part | undefined {
  return PARTS.find((part) => TITLES[part]?.split(", ").includes(title));
}
