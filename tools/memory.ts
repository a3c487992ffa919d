const MB = 1_000_000;

/** Bytes for a build of the sample. */
const LEAST = 300 * MB;

/** Returns the text of a file; empty where the system has none. */
type Read = (file: string) => Promise<string>;

/** Says in a line that there is too little memory: without any left, a build hangs or is ended. */
export async function warnOfLittleMemory(
  write: (line: string) => void,
  read: Read = systemText,
): Promise<void> {
  const free = await freeMemory(read);
  if (free >= LEAST) return;
  write(
    `Only ${Math.round(free / MB)} MB of memory are free, and a build needs ${
      LEAST / MB
    } MB or more: stop other programs, or add swap`,
  );
}

/** Bytes that the machine and the control group have left. Infinity where nothing says it. */
async function freeMemory(read: Read): Promise<number> {
  const machine = await read("/proc/meminfo");
  const group = await groupOf(read);
  const [used, stat] = await Promise.all(
    ["current", "stat"].map((name) => read(`${group}/memory.${name}`)),
  );
  const ofMachine = 1024 *
    (numberIn(machine, /^MemAvailable: +(\d+)/m) +
      numberIn(machine, /^SwapFree: +(\d+)/m));
  const ofGroup = await limitOf(group, read) - numberIn(used, /^(\d+)/) +
    numberIn(stat, /^inactive_file (\d+)/m);
  return Math.min(machine ? ofMachine : Infinity, ofGroup);
}

/**
 * Flags of V8 that keep a server below the limit of its unit or container: a heap that
 * leaves room for the rest of the process. None without a limit, or with a large one.
 */
export async function heapFlags(read: Read = systemText): Promise<string[]> {
  const limit = await limitOf(await groupOf(read), read);
  if (limit > LARGE) return [];
  const heap = Math.max(SMALLEST_HEAP, Math.floor((limit - BESIDES) / 2 ** 20));
  return [`--v8-flags=--max-semi-space-size=2,--max-old-space-size=${heap}`];
}

/** Variables of a small process. Each of its threads would keep free memory of its own. */
export const ONE_ARENA = { MALLOC_ARENA_MAX: "1" };

/** From here on V8 may decide. */
const LARGE = 2_000 * MB;
/** Bytes that a server takes besides its heap. */
const BESIDES = 80 * MB;
/** In mebibytes, as V8 counts. */
const SMALLEST_HEAP = 48;

/** The folder of the control group (version 2) of this process. */
async function groupOf(read: Read): Promise<string> {
  const [, group = ""] = /^0::(.*)$/m.exec(await read("/proc/self/cgroup")) ??
    [];
  return `/sys/fs/cgroup${group.replace(/\/$/, "")}`;
}

async function limitOf(group: string, read: Read): Promise<number> {
  return numberIn(await read(`${group}/memory.max`), /^(\d+)/) || Infinity;
}

function numberIn(text: string | undefined, pattern: RegExp): number {
  return Number(pattern.exec(text ?? "")?.[1] ?? 0);
}

/**
 * Text of a file of the kernel; empty where there is none. Deno itself reads them only
 * with every permission there is.
 */
export async function systemText(file: string): Promise<string> {
  try {
    const { stdout } = await new Deno.Command("cat", {
      args: [file],
      stderr: "null",
    }).output();
    return new TextDecoder().decode(stdout);
  } catch {
    return ""; // A system without the program.
  }
}
