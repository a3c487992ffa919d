/** What the API of somebody's site is called. */
export function titleOfApi(name: string): string {
  return `API of ${name}'s site`;
}
