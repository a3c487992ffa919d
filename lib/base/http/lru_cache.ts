/** A larger value would evict many others. */
const MAX_SHARE = 1 / 16;

interface Entry<Value> {
  value: Value;
  bytes: number;
}

/** Drops the least recently used entries when a bound is exceeded. */
export class LruCache<Key, Value> {
  // A Map keeps the order of insertion.
  readonly #entries = new Map<Key, Entry<Value>>();
  #latest: Entry<Value> | undefined;
  #bytes = 0;

  constructor(
    private readonly bounds: { maxEntries: number; maxBytes: number },
  ) {}

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    // Moving the latest one again would cost more than finding it.
    if (!entry || entry === this.#latest) return entry?.value;
    this.#entries.delete(key);
    this.#entries.set(key, this.#latest = entry);
    return entry.value;
  }

  /** Ignores a value larger than a sixteenth of all bytes. */
  set(key: Key, value: Value, bytes: number): void {
    this.#delete(key);
    const { maxBytes, maxEntries } = this.bounds;
    if (bytes > maxBytes * MAX_SHARE) return;
    this.#entries.set(key, this.#latest = { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= maxBytes && this.#entries.size <= maxEntries) return;
      this.#delete(oldest);
    }
  }

  #delete(key: Key): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
