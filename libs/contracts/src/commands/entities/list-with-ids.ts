import { isRecord } from '../../protocol/wire/is-record';

/** The items of a map in its order; an object without an id of its own gets its key. */
export const listWithIds = (map: Readonly<Record<string, unknown>>): unknown[] =>
  Object.entries(map).map(([key, value]) => (isRecord(value) ? { id: key, ...value } : value));
