/** Computes a value once for each object, and keeps it as long as the object. */
export function memoized<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const known = values.get(key) ?? { value: compute(key) };
    values.set(key, known);
    return known.value;
  };
}

/** Computes a value once for each text, and keeps it in `known`. */
export function remembering<Value>(
  compute: (text: string) => Value,
  known = new Map<string, Value>(),
): (text: string) => Value {
  return (text) => {
    const value = known.get(text) ?? compute(text);
    known.set(text, value);
    return value;
  };
}
