/** Returns the fence that opens or closes a code block on this line, or an empty text. */
export function fenceOn(line: string): string {
  const [, mark = ""] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
  return mark;
}
