import * as v from 'valibot';
import {
  UnixSecondsSchema,
  WireCountSchema,
  WireIdSchema,
  WireIntegerSchema,
  WireTextSchema,
} from '../../protocol/wire/wire';

/** One import that changed a game's data. */
export const DataVersionSchema = v.object({
  id: WireIdSchema,
  /** Game id. */
  game: WireIntegerSchema,
  commit: WireTextSchema,
  /** Unix seconds. */
  time: UnixSecondsSchema,
  /** The format of the imported data, such as `genshin-db`. */
  source: WireTextSchema,
  /** Numbers of items. */
  added: WireCountSchema,
  changed: WireCountSchema,
  removed: WireCountSchema,
});
export type DataVersion = v.InferOutput<typeof DataVersionSchema>;

export const dataChangeKinds = ['added', 'changed', 'removed'] as const;
export type DataChangeKind = (typeof dataChangeKinds)[number];

/** The change that an import made to one item. */
export const DataChangeSchema = v.object({
  kind: v.picklist(dataChangeKinds),
  /** See ItemType. */
  type: WireIntegerSchema,
  id: WireIdSchema,
  /** The item's group if ids are unique only within groups, otherwise empty. */
  grup: WireTextSchema,
  /** In the requested language, otherwise in English, otherwise in any; empty if the item has none. */
  name: WireTextSchema,
  /** The old name if the name changed, otherwise empty. */
  was: WireTextSchema,
  /** The changed fields: `name`, `desc`, `icon`, `starType` or a field of its type; empty for added and removed items. */
  fields: v.array(v.string()),
});
export type DataChange = v.InferOutput<typeof DataChangeSchema>;
