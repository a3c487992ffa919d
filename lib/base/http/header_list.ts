/** Header fields, lower-case, in the order in which they are set. */
export type HeaderList = [name: string, value: string][];

/** Several times as fast as headers that are given to the constructor. */
export function add(headers: HeaderList, response: Response): Response {
  for (const [name, value] of headers) response.headers.set(name, value);
  return response;
}
