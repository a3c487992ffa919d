/** The client's own machine (RFC 6761, section 6.3), as the host of a URL. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
    .test(hostname);
}
