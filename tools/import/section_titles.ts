/** Titles of the sections that an import makes, for projects and for publications. */
const TITLES = new Map(Object.entries({
  ar: ["المشاريع", "المنشورات"],
  cs: ["Projekty", "Publikace"],
  da: ["Projekter", "Publikationer"],
  de: ["Projekte", "Veröffentlichungen"],
  el: ["Έργα", "Δημοσιεύσεις"],
  en: ["Projects", "Publications"],
  es: ["Proyectos", "Publicaciones"],
  fi: ["Projektit", "Julkaisut"],
  fr: ["Projets", "Publications"],
  hu: ["Projektek", "Publikációk"],
  it: ["Progetti", "Pubblicazioni"],
  ja: ["プロジェクト", "出版物"],
  ko: ["프로젝트", "출판물"],
  nb: ["Prosjekter", "Publikasjoner"],
  nl: ["Projecten", "Publicaties"],
  no: ["Prosjekter", "Publikasjoner"],
  pl: ["Projekty", "Publikacje"],
  pt: ["Projetos", "Publicações"],
  ro: ["Proiecte", "Publicații"],
  ru: ["Проекты", "Публикации"],
  sv: ["Projekt", "Publikationer"],
  tr: ["Projeler", "Yayınlar"],
  uk: ["Проєкти", "Публікації"],
  zh: ["项目", "出版物"],
}));

/** In the language (BCP 47), or in English. */
export function sectionTitle(
  slug: "projects" | "publications",
  language: string,
): string {
  const [primary = ""] = language.split("-", 1);
  const [projects = "Projects", publications = "Publications"] =
    TITLES.get(primary) ?? [];
  return slug === "projects" ? projects : publications;
}
