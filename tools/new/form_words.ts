/** Lines of a first message that suit any trade, by language. */
const LINES = new Map([
  ["en", [
    "What you need help with",
    "How long it has lasted",
    "Days and times that suit you",
    "How to reach you",
  ]],
  ["ar", [
    "بماذا تريد المساعدة",
    "منذ متى",
    "الأيام والأوقات التي تناسبك",
    "كيف نصل إليك",
  ]],
  ["de", [
    "Wobei du Hilfe brauchst",
    "Seit wann",
    "Tage und Zeiten, die dir passen",
    "Wie du zu erreichen bist",
  ]],
  ["es", [
    "En qué necesitas ayuda",
    "Desde cuándo",
    "Días y horas que te van bien",
    "Cómo contactar contigo",
  ]],
  ["fr", [
    "Ce pour quoi il vous faut de l’aide",
    "Depuis quand",
    "Jours et heures qui vous conviennent",
    "Comment vous joindre",
  ]],
  ["ja", [
    "ご相談の内容",
    "いつからか",
    "ご都合のよい日時",
    "ご連絡先",
  ]],
  ["pt", [
    "Com o que você precisa de ajuda",
    "Há quanto tempo",
    "Dias e horários bons para você",
    "Como falar com você",
  ]],
  ["sv", [
    "Vad du behöver hjälp med",
    "Hur länge det har pågått",
    "Dagar och tider som passar dig",
    "Hur man når dig",
  ]],
]);

const COMMENT = "# The four lines of a first message on Contact. Edit them.\n";

/** The words of the form on Contact, for an owner who is no programmer. */
export function formWords(language: string): string {
  const lines = LINES.get(primaryOf(language)) ?? LINES.get("en") ?? [];
  const list = lines.map((line) => `      - ${line}\n`).join("");
  return `${COMMENT}contact:\n  hire:\n    lines:\n${list}`;
}

function primaryOf(language: string): string {
  return language.split("-", 1)[0] ?? "";
}
