const HERE = import.meta.dirname ?? "";

/**
 * The folder of the software, without a slash at the end. A site may be started in any
 * working directory, from these sources or from the bundle that the build makes of them.
 */
export const SITE_ROOT = HERE.replace(/\/?(?:lib\/base|_fresh\/site)$/, "") ||
  ".";
