import { assertEquals } from "@std/assert";
import { addressOf } from "./server.ts";

/**
 * A shell in a folder, for the commands of the manual: `deno` is there the one of
 * this test, and a server listens at a port of loopback that is free.
 */
export async function shellIn(cwd: string, env: Record<string, string>) {
  const bin = await Deno.makeTempDir({ dir: cwd });
  await Deno.symlink(Deno.execPath(), `${bin}/deno`);
  const shell = (command: string) =>
    new Deno.Command("sh", {
      args: ["-c", command],
      cwd,
      env: {
        PATH: `${bin}:${Deno.env.get("PATH")}`,
        HOST: "127.0.0.1",
        PORT: "0",
        NO_COLOR: "1",
        ...env,
      },
      stdin: "null",
      stdout: "piped",
      stderr: "piped",
    });
  return {
    /** Runs a command and returns its output. */
    async sh(command: string): Promise<string> {
      const { code, stdout, stderr } = await shell(command).output();
      const [printed = "", errors] = [stdout, stderr].map((bytes) =>
        new TextDecoder().decode(bytes)
      );
      assertEquals(code, 0, `${command}: ${printed}${errors}`);
      return printed;
    },
    /** The shell becomes what it runs, which gets the signal. */
    start(command: string) {
      const server = shell(command.replace("deno", "exec deno")).spawn();
      return {
        address: addressOf(server),
        async [Symbol.asyncDispose]() {
          server.kill("SIGTERM");
          await server.stderr.cancel();
          await server.status;
        },
      };
    },
  };
}
