import * as v from 'valibot';
import { WireCountSchema, WireIntegerSchema, WireTextSchema } from '../lib/wire';
import { HandbookItemSchema } from './handbook-item';
import { PropertyStatsSchema } from './property';

/**
 * Anything the item call answers (spec 2 §7). One call serves all types, and a host may leave `type` out, so the fields of
 * the narrower entities are optional here; parse with MonsterSchema, WeaponSchema, ArtifactSchema or PropertySchema to narrow.
 */
export const ItemSchema = v.object({
  ...HandbookItemSchema.entries,
  typeMonster: v.optional(WireTextSchema),
  weaponType: v.optional(v.nullable(WireIntegerSchema)),
  equipType: v.optional(v.nullable(WireIntegerSchema)),
  main: v.optional(WireTextSchema),
  sub: v.optional(WireTextSchema),
  appendPropNum: v.optional(v.nullable(WireCountSchema)),
  grup: v.optional(WireTextSchema),
  stats: v.optional(v.nullable(PropertyStatsSchema)),
});
export type Item = v.InferOutput<typeof ItemSchema>;
