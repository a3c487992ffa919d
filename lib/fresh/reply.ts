/** The init with a content type, unless it names its own. */
export function withType(type: string, init: ResponseInit = {}): ResponseInit {
  if (!init.headers) return { ...init, headers: { "content-type": type } };
  // Headers keeps several Set-Cookie apart; an object would not.
  const headers = new Headers(init.headers);
  if (!headers.has("content-type")) headers.set("content-type", type);
  return { ...init, headers };
}

/** The answer to HEAD: GET's headers, with the length if it is known. */
export async function withoutBody(response: Response): Promise<Response> {
  const { body, status, statusText, headers: old } = response;
  const headers = new Headers(old);
  if (body && !headers.has("content-length")) {
    const length = await readyLength(body);
    if (length !== null) headers.set("content-length", String(length));
  } else {
    await body?.cancel();
  }
  return new Response(null, { status, statusText, headers });
}

/** The length of a body in memory; null for a stream still being produced. */
async function readyLength(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, 0, null);
  try {
    for (let length = 0;;) {
      const chunk = await Promise.race([reader.read(), late]);
      if (!chunk || chunk.done) return chunk && length;
      length += chunk.value.byteLength;
    }
  } finally {
    clearTimeout(timer);
    await reader.cancel();
  }
}
