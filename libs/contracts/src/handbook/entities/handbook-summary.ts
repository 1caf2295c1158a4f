import * as v from 'valibot';
import { listOf } from '../../protocol/wire/list-of';
import {
  UnixSecondsSchema,
  WireCountSchema,
  WireFlagSchema,
  WireIntegerSchema,
  WireTextSchema,
} from '../../protocol/wire/wire';

/** The handbook's content for one game. */
export const HandbookSummarySchema = v.object({
  /** Game id. */
  game: WireIntegerSchema,
  commit: WireTextSchema,
  /** The last change of its data, unix seconds; 0 = never. */
  updatedAt: UnixSecondsSchema,
  /** True for the starter set that comes with the software: the operator has not imported the game's data. */
  isStarter: WireFlagSchema,
  /** An import is running: more items will be added. */
  isFilling: WireFlagSchema,
  /** Number of items by type; types without items are left out. */
  types: listOf(v.object({ type: WireIntegerSchema, count: WireCountSchema })),
  /** Languages in which at least one item has a name. */
  languages: listOf(WireTextSchema),
});
export type HandbookSummary = v.InferOutput<typeof HandbookSummarySchema>;
