/** A text of this site; undefined where it does not come. */
export async function fetchText(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(path);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
