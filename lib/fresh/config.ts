export interface FreshConfig {
  /** Where the app is mounted, for example "/docs". */
  basePath?: string;
  mode?: "development" | "production";
  /** Believe X-Forwarded-Proto and X-Forwarded-Host in `ctx.url`. */
  trustProxy?: boolean;
}

export interface ResolvedFreshConfig extends Required<FreshConfig> {
  /** The directory that `routes/` and `static/` lie in. */
  root: string;
}

/** Without a port the first free one from 8000 to 8019 is taken. */
export type ListenOptions =
  | Deno.ServeTcpOptions
  | (Deno.ServeTcpOptions & Deno.TlsCertifiedKeyPem);
