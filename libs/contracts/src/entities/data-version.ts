import * as v from 'valibot';
import { UnixSecondsSchema, WireCountSchema, WireIdSchema, WireIntegerSchema, WireTextSchema } from '../lib/wire';

/** One import that changed a game's data. */
export const DataVersionSchema = v.object({
  id: WireIdSchema,
  /** Game id. */
  game: WireIntegerSchema,
  commit: WireTextSchema,
  /** Unix seconds. */
  time: UnixSecondsSchema,
  /** Format that was read, such as `genshin-db`. */
  source: WireTextSchema,
  /** Numbers of items. */
  added: WireCountSchema,
  changed: WireCountSchema,
  removed: WireCountSchema,
});
export type DataVersion = v.InferOutput<typeof DataVersionSchema>;

export const dataChangeKinds = ['added', 'changed', 'removed'] as const;
export type DataChangeKind = (typeof dataChangeKinds)[number];

/** What an import did to one item. */
export const DataChangeSchema = v.object({
  kind: v.picklist(dataChangeKinds),
  /** See ItemType. */
  type: WireIntegerSchema,
  id: WireIdSchema,
  /** Its group, where ids count within groups, else empty. */
  grup: WireTextSchema,
  /** In the asked language, else in English, else in any; empty when it has none. */
  name: WireTextSchema,
  /** The name before, when that is what changed; else empty. */
  was: WireTextSchema,
  /** What changed: `name`, `desc`, `icon`, `starType` or a field of its type; empty for added and removed. */
  fields: v.array(v.string()),
});
export type DataChange = v.InferOutput<typeof DataChangeSchema>;
