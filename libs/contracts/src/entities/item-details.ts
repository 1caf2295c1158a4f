import * as v from 'valibot';
import { listOf } from '../lib/list-of';
import { mapOf } from '../lib/map-of';
import { WireTextSchema } from '../lib/wire';
import { ItemSchema } from './item';

/** How another item belongs to an item. */
export const itemRelations = ['set', 'main', 'sub', 'artifact', 'same-name'] as const;
export type ItemRelation = (typeof itemRelations)[number];

/**
 * Items that belong to an item: the other pieces of its set, the properties it may have, the artifacts that may have a property,
 * and others of the same name, such as a character's card.
 */
export const RelatedItemsSchema = v.object({ relation: v.picklist(itemRelations), items: listOf(ItemSchema) });
export type RelatedItems = v.InferOutput<typeof RelatedItemsSchema>;

/** Everything a host knows of one item; the texts by language, only those that exist. */
export const ItemDetailsSchema = v.object({
  ...ItemSchema.entries,
  /** Language to name; may hold languages beyond the fourteen, which the search knows too. */
  names: mapOf(WireTextSchema),
  descs: mapOf(WireTextSchema),
  related: listOf(RelatedItemsSchema),
});
export type ItemDetails = v.InferOutput<typeof ItemDetailsSchema>;
