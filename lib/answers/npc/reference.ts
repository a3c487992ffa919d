/** Whether it is on the page that describes every operation: what the librarian keeps. */
export function isReference(path: string): boolean {
  return /^\/developers(?:#|$)/.test(path);
}
