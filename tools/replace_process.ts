/** The C library of each system that has execve(2). */
const LIBRARIES: Partial<Record<typeof Deno.build.os, string>> = {
  linux: "libc.so.6",
  darwin: "libSystem.dylib",
};

/**
 * Replaces this process by another program, which keeps its id and its streams, so that
 * no second process waits in memory (POSIX, execve). Returns where that cannot be.
 */
export function replaceProcess(
  path: string,
  args: string[],
  env: Record<string, string>,
): void {
  const library = LIBRARIES[Deno.build.os];
  if (!library) return;
  try {
    const { symbols } = Deno.dlopen(library, SYMBOLS);
    const variables = Object.entries(env).map((pair) => pair.join("="));
    // Kept until the call: the system reads them there.
    const texts = [path, ...args, ...variables].map(terminated);
    const pointers = texts.map(addressOf);
    const last = args.length + 1;
    const failed = symbols.execve(
      terminated(path),
      new BigUint64Array([...pointers.slice(0, last), 0n]),
      new BigUint64Array([...pointers.slice(last), 0n]),
    );
    throw new Error(`execve answers ${failed} for ${texts.length} texts`);
  } catch {
    // The system refuses it, or has another C library: the caller starts a child.
  }
}

const SYMBOLS = {
  execve: { parameters: ["buffer", "buffer", "buffer"], result: "i32" },
} as const satisfies Deno.ForeignLibraryInterface;

function terminated(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${text}\0`);
}

function addressOf(text: Uint8Array<ArrayBuffer>): bigint {
  return BigInt(Deno.UnsafePointer.value(Deno.UnsafePointer.of(text)));
}
