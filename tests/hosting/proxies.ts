// The proxies of docs/hosting.md, started as they stand there but for the
// lines that only a machine on the internet can have.

import { freePort } from "../support/free_port.ts";
import { until } from "../support/until.ts";
import { blocksOf } from "./blocks.ts";

/** Replacements: text of the document to text of the test. */
export type Changes = Record<string, string>;

export interface Program {
  name: string;
  /** Possible paths of the program. The PATH of a plain user may lack them. */
  paths: string[];
  /** Adapts the configuration of the document to this machine. */
  changes(port: number): Changes;
  /** Writes what the program reads, and answers its arguments. */
  prepare(config: string, folder: string): Promise<string[]>;
}

/** A proxy that runs in front of an upstream, on loopback. */
export class Proxy {
  readonly url: string;
  readonly #process: Deno.ChildProcess;
  readonly #output: Promise<Deno.CommandOutput>;
  readonly #folder: string;

  private constructor(
    readonly port: number,
    process: Deno.ChildProcess,
    folder: string,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    this.#process = process;
    this.#output = process.output();
    this.#folder = folder;
  }

  /** Tries again at another port, as a client elsewhere may have taken the first one. */
  static async start(
    program: Program,
    upstream: string,
    changes: Changes = {},
  ): Promise<Proxy> {
    try {
      return await Proxy.#start(program, upstream, changes);
    } catch (error) {
      if (!String(error).includes("already in use")) throw error;
      return await Proxy.#start(program, upstream, changes);
    }
  }

  /** `changes` come first: what they put there is changed for this machine, too. */
  static async #start(
    program: Program,
    upstream: string,
    changes: Changes,
  ): Promise<Proxy> {
    const path = await pathOf(program);
    if (!path) throw new Error(`${program.name} is not installed`);
    const port = freePort();
    const config = changed(await documented(program.name), {
      "127.0.0.1:8000": new URL(upstream).host,
      ...changes,
      ...program.changes(port),
    });
    const folder = await Deno.makeTempDir();
    const args = await program.prepare(config, folder);
    const process = new Deno.Command(path, {
      args,
      env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdout: "null",
      stderr: "piped",
    }).spawn();
    const proxy = new Proxy(port, process, folder);
    await proxy.#untilItListens();
    return proxy;
  }

  connect(): Promise<Deno.TcpConn> {
    return Deno.connect({ hostname: "127.0.0.1", port: this.port });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stop();
  }

  /** Fifteen seconds at most: the tests beside it may need all of the machine. */
  async #untilItListens(): Promise<void> {
    try {
      (await until(() => this.connect(), 300)).close();
    } catch (cause) {
      const said = await this.#stop();
      throw new Error(`The proxy does not listen: ${said}`, { cause });
    }
  }

  /** Resolves with what it said. */
  async #stop(): Promise<string> {
    try {
      this.#process.kill("SIGKILL");
    } catch {
      // It has ended by itself.
    }
    const { stderr } = await this.#output;
    await Deno.remove(this.#folder, { recursive: true });
    return new TextDecoder().decode(stderr);
  }
}

/** Path of the program. Undefined if it is not installed. */
export async function pathOf(
  { paths }: Program,
): Promise<string | undefined> {
  for (const path of paths) {
    try {
      if ((await Deno.stat(path)).isFile) return path;
    } catch {
      // The next one, then.
    }
  }
}

/** Address of the server for plain HTTP here; its port is that of the other one. */
export const PLAIN = "127.0.0.2";

/** The address of this machine in IPv6; undefined where it has none. */
export const IPV6 = hasIpv6() ? "[::1]" : undefined;

function hasIpv6(): boolean {
  try {
    Deno.listen({ hostname: "::1", port: 0 }).close();
    return true;
  } catch {
    return false;
  }
}

function listenOn(address: string | undefined, port: number): string {
  return address ? `listen ${address}:${port};` : "";
}

export const nginx: Program = {
  name: "nginx",
  paths: ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"],
  changes: (port) => ({
    "listen 443 ssl http2;": `listen 127.0.0.1:${port};`,
    "listen [::]:443 ssl http2;": listenOn(IPV6, port),
    "listen 80;": `listen ${PLAIN}:${port};`,
    "listen [::]:80;": "",
    "ssl_certificate /etc/ssl/your-site.example.pem;": "",
    "ssl_certificate_key /etc/ssl/private/your-site.example.key;": "",
  }),
  async prepare(config, folder) {
    const path = `${folder}/nginx.conf`;
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${folder}/${name};`);
    await Deno.writeTextFile(
      path,
      [
        `daemon off; master_process off; pid ${folder}/pid;`,
        "events {}",
        `http { access_log off; ${temporary.join(" ")} ${config} }`,
      ].join("\n"),
    );
    return ["-e", "stderr", "-c", path];
  },
};

export const caddy: Program = {
  name: "caddy",
  paths: ["/usr/bin/caddy", "/usr/local/bin/caddy"],
  changes: (port) => ({
    // The first block is that of the options for all sites.
    "{\n\tservers": "{\n\tadmin off\n\tservers",
    "your-site.example": `http://127.0.0.1:${port}`,
  }),
  async prepare(config, folder) {
    const path = `${folder}/Caddyfile`;
    await Deno.writeTextFile(path, config);
    return ["run", "--adapter", "caddyfile", "--config", path];
  },
};

/** The first block of code in the language that the program's configuration has. */
async function documented(name: string): Promise<string> {
  const [first] = await blocksOf(name);
  if (!first) throw new Error(`docs/hosting.md has no block for ${name}`);
  return first;
}

function changed(config: string, changes: Changes): string {
  for (const [written, instead] of Object.entries(changes)) {
    if (!config.includes(written)) {
      throw new Error(`docs/hosting.md does not say "${written}"`);
    }
    config = config.replaceAll(written, instead);
  }
  return config;
}
