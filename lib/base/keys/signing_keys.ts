import { isFresh } from "../time/age.ts";

/** An HMAC root key, and its number in tokens. */
export interface RootKey {
  kid: number;
  secret: Uint8Array<ArrayBuffer>;
}

/** Reads `kid:key` pairs joined by commas: kid 0 to 15, key base64url of 32 bytes or more. */
export function readSigningKeys(text: string): RootKey[] | undefined {
  const keys = text.split(",").map(readSigningKey);
  const good = keys.filter((key) => key !== null);
  const kids = new Set(good.map((key) => key.kid));
  return kids.size === keys.length ? good : undefined;
}

function readSigningKey(text: string): RootKey | null {
  const [, kid, key] = /^\s*(\d|1[0-5]):([\w-]{43,})\s*$/.exec(text) ?? [];
  if (!kid || !key || key.length % 4 === 1) return null;
  return {
    kid: Number(kid),
    secret: Uint8Array.fromBase64(key, { alphabet: "base64url" }),
  };
}

/** Each purpose has its own key, so that no token passes for another. */
export type Purpose = "cursor" | "job";

export interface SigningKeys {
  current(): Promise<number>;
  /** The HMAC key for a purpose; undefined for an unknown number. */
  get(kid: number, purpose: Purpose): Promise<CryptoKey | undefined>;
}

interface Options {
  /** Reads the root keys again, to find a number that was added. */
  reload(): Promise<RootKey[]>;
  now(): number;
}

const RELOAD_EVERY = 1_000;
/** Maximum time in which a key signs after another one has replaced it. */
const SIGNS_FOR = 60_000;

export function signingKeys(roots: RootKey[], options?: Options): SigningKeys {
  const derived = new Map<string, Promise<CryptoKey>>();
  let loadedAt = -Infinity;

  async function find(kid: number): Promise<RootKey | undefined> {
    const known = roots.find((root) => root.kid === kid);
    if (known || !options || isFresh(loadedAt, RELOAD_EVERY, options.now())) {
      return known;
    }
    await load(options);
    return roots.find((root) => root.kid === kid);
  }

  async function load({ now, reload }: Options): Promise<void> {
    loadedAt = now();
    roots = await reload();
  }

  return {
    async current() {
      // A process that only signs would not notice a rotation. Failures keep the current keys.
      if (options && !isFresh(loadedAt, SIGNS_FOR, options.now())) {
        await load(options).catch(() => {});
      }
      const [first] = roots;
      if (!first) throw new Error("Cannot sign without a key");
      return first.kid;
    },
    async get(kid, purpose) {
      const root = await find(kid);
      if (!root) return undefined;
      const name = `${root.secret.toHex()} ${purpose}`;
      const key = derived.get(name) ?? derive(root, purpose);
      derived.set(name, key);
      return await key;
    },
  };
}

// HKDF (RFC 5869), with the purpose as info.
async function derive(root: RootKey, purpose: Purpose): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey(
    "raw",
    root.secret,
    "HKDF",
    false,
    ["deriveKey"],
  );
  const info = new TextEncoder().encode(`site-api/${purpose}/v1`);
  return await crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info },
    base,
    { name: "HMAC", hash: "SHA-256", length: 256 },
    false,
    ["sign", "verify"],
  );
}
