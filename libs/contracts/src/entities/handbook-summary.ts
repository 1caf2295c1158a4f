import * as v from 'valibot';
import { listOf } from '../lib/list-of';
import { UnixSecondsSchema, WireCountSchema, WireFlagSchema, WireIntegerSchema, WireTextSchema } from '../lib/wire';

/** What the handbook holds of one game. */
export const HandbookSummarySchema = v.object({
  /** Game id. */
  game: WireIntegerSchema,
  commit: WireTextSchema,
  /** When its data last changed, unix seconds; 0 = never. */
  updatedAt: UnixSecondsSchema,
  /** Only the starter set that comes with the software: the operator has not imported the game's data. */
  isStarter: WireFlagSchema,
  /** An import is under way: more is to come. */
  isFilling: WireFlagSchema,
  /** Number of items by type; types without items are left out. */
  types: listOf(v.object({ type: WireIntegerSchema, count: WireCountSchema })),
  /** Languages in which at least one item has a name. */
  languages: listOf(WireTextSchema),
});
export type HandbookSummary = v.InferOutput<typeof HandbookSummarySchema>;
