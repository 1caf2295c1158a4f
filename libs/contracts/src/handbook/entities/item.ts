import * as v from 'valibot';
import { WireCountSchema, WireIntegerSchema, WireTextSchema } from '../../protocol/wire/wire';
import { AlsoKnownAsSchema } from './also-known-as';
import { HandbookItemSchema } from './handbook-item';
import { NameLanguageSchema } from './language';
import { PropertyStatsSchema } from './property';

/**
 * Any item in an answer of the item call (docs/behaviour/api.md#book-calls). One call serves all types, and a host may omit `type`, so the
 * fields of the narrower entities are optional here. Parse with MonsterSchema, WeaponSchema, ArtifactSchema or PropertySchema to narrow.
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
  /** Extension `item-extras`: the language of `name` if it differs from the requested one. */
  nameLanguage: v.exactOptional(NameLanguageSchema),
  /** Extension `item-extras`: the name that the search matched, if `name` does not show it. */
  alsoKnownAs: v.exactOptional(AlsoKnownAsSchema),
});
export type Item = v.InferOutput<typeof ItemSchema>;
