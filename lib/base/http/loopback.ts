/** Whether a host, as in a URL, is the machine of whoever asks for it (RFC 6761, 6.3). */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
    .test(hostname);
}
