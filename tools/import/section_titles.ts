/** Titles of the sections of projects and of publications, by language. */
const TITLES = `
ar المشاريع المنشورات | cs Projekty Publikace | da Projekter Publikationer
de Projekte Veröffentlichungen | el Έργα Δημοσιεύσεις | en Projects Publications
es Proyectos Publicaciones | fi Projektit Julkaisut | fr Projets Publications
hu Projektek Publikációk | it Progetti Pubblicazioni | ja プロジェクト 出版物
ko 프로젝트 출판물 | nb Prosjekter Publikasjoner | nl Projecten Publicaties
no Prosjekter Publikasjoner | pl Projekty Publikacje | pt Projetos Publicações
ro Proiecte Publicații | ru Проекты Публикации | sv Projekt Publikationer
tr Projeler Yayınlar | uk Проєкти Публікації | zh 项目 出版物`;

/** In the language (BCP 47), or in English. */
export function sectionTitle(
  slug: "projects" | "publications",
  language: string,
): string {
  const primary = RegExp(`^${language.split("-", 1)} (\\S+) (\\S+)`, "m");
  const [, projects = "Projects", publications = "Publications"] =
    primary.exec(TITLES.replaceAll(" | ", "\n")) ?? [];
  return slug === "projects" ? projects : publications;
}
