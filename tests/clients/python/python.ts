const DEBIAN = ["python3", "python3-venv", "python3-pip"];
const IS_NEW_ENOUGH = "import sys; sys.exit(sys.version_info < (3, 10))";

/** Timeout of a program, in milliseconds. */
const LONGEST = 300_000;

/** A virtual environment. */
export interface Environment {
  python: string;
  /** The command that installs into it. */
  pip: string[];
}

/**
 * The name of a Python that is new enough. A machine without one gets Debian's
 * where the tests may install it: continuous integration runs as root.
 */
export async function findPython(): Promise<string> {
  const found = await firstPython();
  if (found) return found;
  await installFromDebian("found no Python 3.10 or newer");
  return await firstPython() ?? fail("Debian's Python is older than 3.10");
}

export async function makeEnvironment(folder: string): Promise<Environment> {
  const host = await findPython();
  const python = `${folder}/bin/python`;
  if (await succeeds([host, "-m", "venv", folder])) {
    return { python, pip: [python, "-m", "pip"] };
  }
  // Debian's venv has no pip where ensurepip, a package of its own, is missing.
  await run([host, "-m", "venv", "--clear", "--without-pip", folder]);
  if (!await succeeds([host, "-m", "pip", "--version"])) {
    await installFromDebian("found neither ensurepip nor pip");
  }
  return { python, pip: [host, "-m", "pip", "--python", python] };
}

/** Runs a program to its end and answers all that it printed; throws with it if it fails. */
export async function run(
  command: string[],
  env: Record<string, string> = {},
  cwd?: string,
): Promise<string> {
  const { success, text } = await outcomeOf(command, env, cwd);
  if (!success) throw new Error(`${command.join(" ")} failed:\n${text}`);
  return text;
}

async function succeeds(command: string[]): Promise<boolean> {
  return (await outcomeOf(command, {})).success;
}

async function firstPython(): Promise<string | undefined> {
  const minors = [14, 13, 12, 11, 10].map((minor) => `python3.${minor}`);
  for (const name of ["python3", ...minors]) {
    if (await succeeds([name, "-c", IS_NEW_ENOUGH])) return name;
  }
}

async function installFromDebian(why: string): Promise<void> {
  const mayInstall = Deno.uid() === 0 && await succeeds(["apt-get", "-v"]);
  if (!mayInstall) return fail(why);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run(["apt-get", "-qq", "update"], env);
  const options = ["-qq", "-y", "--no-install-recommends"];
  await run(["apt-get", "install", ...options, ...DEBIAN], env);
}

function fail(why: string): never {
  throw new Error(
    `Cannot test the Python client: ${why}. Install Python, on Debian with: apt-get install ${
      DEBIAN.join(" ")
    }`,
  );
}

async function outcomeOf(
  [program = "", ...args]: string[],
  env: Record<string, string>,
  cwd?: string,
): Promise<{ success: boolean; text: string }> {
  try {
    const { success, stdout, stderr } = await new Deno.Command(program, {
      args,
      cwd,
      env: { ...QUIET, ...env },
      stdin: "null",
      // Nothing here takes as long, unless it hangs.
      signal: AbortSignal.timeout(LONGEST),
    }).output();
    const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
    return { success, text: decode(stdout) + decode(stderr) };
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    return { success: false, text: `${program} is not there` };
  }
}

const { NO_PROXY = "", no_proxy = NO_PROXY } = Deno.env.toObject();

/** Nothing is written into the tree, and no proxy stands before loopback. */
const QUIET = {
  LC_ALL: "C.UTF-8",
  NO_COLOR: "1",
  PIP_DISABLE_PIP_VERSION_CHECK: "1",
  PIP_NO_INPUT: "1",
  PIP_ROOT_USER_ACTION: "ignore",
  PYTHONDONTWRITEBYTECODE: "1",
  PYTHONIOENCODING: "utf-8",
  PYTHONPATH: "",
  no_proxy: `${no_proxy},127.0.0.1,localhost`,
};
