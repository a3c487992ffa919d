/** For an answer without an ETag. */
export function notStored(
  text: string,
  status: number,
  headers: Record<string, string>,
): Response {
  const bytes = encoder.encode(text);
  const length = { "content-length": String(bytes.length) };
  return new Response(bytes, { status, headers: { ...headers, ...length } });
}

const encoder = new TextEncoder();
