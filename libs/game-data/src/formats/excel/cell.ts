import type { Json, JsonObject } from '../../files/read-json';

/** Some dumps capitalise the keys: `Id`, `NameTextMapHash`. */
export function cell(row: JsonObject, key: string): Json | undefined {
  return row[key] ?? row[`${key.charAt(0).toUpperCase()}${key.slice(1)}`];
}
