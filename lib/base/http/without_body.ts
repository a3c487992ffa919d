/** Keeps the Content-Length that the body would have. */
export async function withoutBody(response: Response): Promise<Response> {
  const { status, headers } = response;
  const { length } = await response.bytes();
  const bare = new Response(null, { status, headers });
  bare.headers.set("content-length", String(length));
  return bare;
}
