import type { FreshConfig } from "fresh";

export const freshConfig: FreshConfig = { basePath: "" };
