export interface FreshConfig {
  /** Left out: only "" is taken. */
  basePath?: string;
  mode?: "development" | "production";
  /** Left out: only false is taken. */
  trustProxy?: boolean;
}

export interface ResolvedFreshConfig extends Required<FreshConfig> {
  /** The directory that `routes/` and `static/` lie in. */
  root: string;
}

export type ListenOptions =
  | Deno.ServeTcpOptions
  | (Deno.ServeTcpOptions & Deno.TlsCertifiedKeyPem);
