import * as v from 'valibot';
import { WireCountSchema, WireIntegerSchema, WireTextSchema } from '../../protocol/wire/wire';
import { AlsoKnownAsSchema } from './also-known-as';
import { HandbookItemSchema } from './handbook-item';
import { NameLanguageSchema } from './language';
import { PropertyStatsSchema } from './property';

/** A field that only some types have. An unreadable value counts as missing, because the rest of the item can still be shown. */
const extra = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);

/**
 * Any item in an answer of the item call (docs/behaviour/api.md#book-calls). One call serves all types, and a host may omit `type`, so the
 * fields of the narrower entities are optional here. Parse with MonsterSchema, WeaponSchema, ArtifactSchema or PropertySchema to narrow.
 */
export const ItemSchema = v.object({
  ...HandbookItemSchema.entries,
  typeMonster: extra(WireTextSchema),
  weaponType: extra(v.nullable(WireIntegerSchema)),
  equipType: extra(v.nullable(WireIntegerSchema)),
  main: extra(WireTextSchema),
  sub: extra(WireTextSchema),
  appendPropNum: extra(v.nullable(WireCountSchema)),
  grup: extra(WireTextSchema),
  stats: extra(v.nullable(PropertyStatsSchema)),
  /** Extension `item-extras`: the language of `name` if it differs from the requested one. */
  nameLanguage: v.exactOptional(NameLanguageSchema),
  /** Extension `item-extras`: the name that the search matched, if `name` does not show it. */
  alsoKnownAs: v.exactOptional(AlsoKnownAsSchema),
});
export type Item = v.InferOutput<typeof ItemSchema>;
