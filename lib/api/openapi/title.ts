export function titleOfApi(name: string): string {
  return `API of ${name}'s site`;
}
