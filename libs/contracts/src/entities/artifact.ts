import * as v from 'valibot';
import { subPropertyDefaultSlots } from '../limits';
import { WireCountSchema, WireIntegerSchema, WireTextSchema } from '../lib/wire';
import { HandbookItemSchema } from './handbook-item';

/**
 * An artifact or relic (docs/behaviour/handbook.md#fields-of-a-type); `main` and `sub` name the groups (`grup`) its properties are
 * picked from.
 */
export const ArtifactSchema = v.object({
  ...HandbookItemSchema.entries,
  /** See GenshinSlot and StarRailSlot; 0 = not said. */
  equipType: v.nullish(WireIntegerSchema, 0),
  main: WireTextSchema,
  sub: WireTextSchema,
  /** Number of sub property slots. */
  appendPropNum: v.nullish(WireCountSchema, subPropertyDefaultSlots),
});
export type Artifact = v.InferOutput<typeof ArtifactSchema>;
