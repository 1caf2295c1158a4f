/** The items of a map in its order; an object without an id of its own gets its key. */
export const listWithIds = (map: Readonly<Record<string, unknown>>): unknown[] =>
  Object.entries(map).map(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { id: key, ...value } : value,
  );
