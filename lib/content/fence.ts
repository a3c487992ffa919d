/** What opens or closes a block of code on this line; empty where nothing does. */
export function fenceOn(line: string): string {
  const [, mark = ""] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
  return mark;
}
