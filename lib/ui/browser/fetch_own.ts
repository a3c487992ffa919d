/** A document of this site. Throws where it does not come. */
export async function fetchJson<T>(path: string): Promise<T> {
  return JSON.parse(await fetchText(path));
}

export async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return await response.text();
}
