import * as v from 'valibot';
import { listOf } from '../../protocol/wire/list-of';
import { mapOf } from '../../protocol/wire/map-of';
import { WireTextSchema } from '../../protocol/wire/wire';
import { ItemSchema } from './item';

/** How another item is related to an item. */
export const itemRelations = ['set', 'main', 'sub', 'artifact', 'same-name', 'kind'] as const;
export type ItemRelation = (typeof itemRelations)[number];

/**
 * Items related to an item: the other pieces of its set, the properties it can have, the artifacts that can have a property, others of
 * the same name, such as a character's card, and characters or weapons of the same kind and rarity.
 */
export const RelatedItemsSchema = v.object({ relation: v.picklist(itemRelations), items: listOf(ItemSchema) });
export type RelatedItems = v.InferOutput<typeof RelatedItemsSchema>;

/** All data that a host has about one item; texts are by language and only present if they exist. */
export const ItemDetailsSchema = v.object({
  ...ItemSchema.entries,
  /** Maps language to name; may hold languages beyond the fourteen, which the search uses too. */
  names: mapOf(WireTextSchema),
  descs: mapOf(WireTextSchema),
  related: listOf(RelatedItemsSchema),
});
export type ItemDetails = v.InferOutput<typeof ItemDetailsSchema>;
