/**
 * The same function, which finds its answer once for each object and keeps it as long as the object lives: content for good, the facts of
 * a request until it is told.
 */
export function onceForEach<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const known = found.get(key);
    if (known) return known.value;
    const value = find(key);
    found.set(key, { value });
    return value;
  };
}
