import * as v from 'valibot';
import { sentOr, WireCountSchema, WireIntegerSchema, WireTextSchema } from '../../protocol/wire/wire';
import { HandbookItemSchema } from './handbook-item';

/** docs/behaviour/commands.md#command-numbers */
const subPropertyDefaultSlots = 4;

/**
 * An artifact or relic (docs/behaviour/handbook.md#fields-of-a-type); `main` and `sub` name the groups (`grup`) of the properties that it
 * can have.
 */
export const ArtifactSchema = v.object({
  ...HandbookItemSchema.entries,
  /** See GenshinSlot and StarRailSlot; 0 = not sent. */
  equipType: sentOr(WireIntegerSchema, 0),
  main: WireTextSchema,
  sub: WireTextSchema,
  /** Number of sub property slots. */
  appendPropNum: sentOr(WireCountSchema, subPropertyDefaultSlots),
});
export type Artifact = v.InferOutput<typeof ArtifactSchema>;
