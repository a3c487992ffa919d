/** A name, and a text, a list of texts or other code as its value. */
const FIELD =
  /(?<![\w$.?])["']?([A-Za-z_$][\w$-]*)["']?\s*:\s*(?:new Date\(\s*)?(?:(["'`])((?:(?!\2)[^\\]|\\.)*)\2|\[([^\]]*)\]|([^\s{}][^\n,}]*))/g;
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Functions of Eleventy read the fields of each post, which count themselves. */
const FUNCTION = /^(?:async\b|function\b|\(|\w+\s*=>)/;
/** A function of Eleventy, with the text that it returns. */
const MADE =
  /\bpermalink\s*(?:\(|:\s*(?:function|async|\())(?:[^`"']*`([^`]*)`)?/;

/** Fields of the objects in a program, which does not run. The first ones win. */
export function literalsIn(program: string): Record<string, unknown> {
  const code = program.replaceAll(COMMENT, "");
  const fields = [...code.matchAll(FIELD)].flatMap(
    ([, name = "", , text, list, other = ""]) => {
      const value = text ?? (list === undefined ? other.trim() : textsIn(list));
      return FUNCTION.test(other) ? [] : [[name, value]];
    },
  );
  const [made, path = "${}"] = MADE.exec(code) ?? [];
  const permalink = path.replaceAll(/\$\{\s*(?:data\.)?(.*?)\}/g, "{{ $1 }}");
  return { ...Object.fromEntries(fields.reverse()), ...made && { permalink } };
}

/** Texts between quotes of any kind. */
export function textsIn(code: string): string[] {
  return [...code.matchAll(/(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g)]
    .map(([, , text = ""]) => text);
}
