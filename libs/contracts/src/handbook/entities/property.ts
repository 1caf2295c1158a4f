import * as v from 'valibot';
import { sentOr, WireIdSchema, WireNumberSchema, WireTextSchema } from '../../protocol/wire/wire';

/**
 * The numbers of a property. Values are fractions (0.05 = 5 %); if `Property` contains "delta", they are flat
 * (docs/behaviour/handbook.md#flat-and-percentage). A main property has `LevelAdd` per level, a sub property `StepValue` per step and at
 * most `StepNum` steps.
 */
export const PropertyStatsSchema = v.object({
  BaseValue: sentOr(WireNumberSchema, 0),
  LevelAdd: v.nullish(WireNumberSchema),
  StepValue: v.nullish(WireNumberSchema),
  StepNum: v.nullish(WireNumberSchema),
  Property: WireTextSchema,
});
export type PropertyStats = v.InferOutput<typeof PropertyStatsSchema>;

/**
 * A main or sub property of an artifact; `grup` (spelled so on the wire) is the group that artifacts refer to
 * (docs/behaviour/handbook.md#properties).
 */
export const PropertySchema = v.object({
  id: WireIdSchema,
  name: WireTextSchema,
  desc: WireTextSchema,
  grup: WireTextSchema,
  stats: v.fallback(v.nullish(PropertyStatsSchema, null), null),
});
export type Property = v.InferOutput<typeof PropertySchema>;
