import software from "../../../deno.json" with { type: "json" };
import type { Folder } from "../../content/content.ts";

export interface ClientPackage {
  path: string;
  mediaType: string;
  title: string;
  description: string;
  /** The command that installs it, without the address. */
  install: string;
  /** The source folder, relative to the software's. The build writes the one for npm. */
  folder: string;
  boundTo: "address";
  make(folder: Folder, baseUrl: string): Promise<Uint8Array<ArrayBuffer>>;
}

const { version } = software;

export const NPM_PACKAGE: ClientPackage = {
  path: `/clients/foyer-${version}.tgz`,
  mediaType: "application/gzip",
  title: "npm package",
  description:
    "the client for TypeScript and JavaScript, and the command foyer",
  install: "npm install",
  folder: "_fresh/npm",
  boundTo: "address",
  async make(folder, baseUrl) {
    // Loaded lazily, because few processes serve a package.
    const { npmPackage } = await import("./npm_package.ts");
    return await npmPackage(folder, baseUrl);
  },
};

export const WHEEL: ClientPackage = {
  path: `/clients/foyer_client-${version}-py3-none-any.whl`,
  mediaType: "application/zip",
  title: "Python wheel",
  description: "the client for Python",
  install: "pip install",
  folder: "clients/python",
  boundTo: "address",
  async make(folder, baseUrl) {
    const { wheel } = await import("./wheel.ts");
    return await wheel(folder, baseUrl);
  },
};

export const CLIENT_PACKAGES: ClientPackage[] = [NPM_PACKAGE, WHEEL];
