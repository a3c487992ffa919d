/** Names of Fresh that can be imported here, and say so when they are called. */
export const cors = leftOut("cors()");
export const csp = leftOut("csp()");
export const csrf = leftOut("csrf()");
export const ipFilter = leftOut("ipFilter()");

function leftOut(name: string): (...options: unknown[]) => never {
  return () => {
    throw new Error(`${name} is left out of lib/fresh: see its README`);
  };
}
