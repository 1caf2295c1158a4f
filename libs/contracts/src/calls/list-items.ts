import * as v from 'valibot';
import { ItemSchema } from '../entities/item';
import { LanguageSchema } from '../entities/language';
import { answerWith } from '../lib/answer';
import { defineCall } from '../lib/define-call';
import { listOf } from '../lib/list-of';
import { WireIntegerSchema, WireTextSchema } from '../lib/wire';

/** A plain form sends what was left empty, too. */
const orEmpty = <S extends v.GenericSchema>(schema: S) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  );

const PositiveSchema = v.pipe(WireIntegerSchema, v.minValue(1));

/**
 * Serves the handbook's pages of 12 and, without search and page, the pickers; -1 means no more (spec 2 §7, §8). In a picker's list
 * no two items share an id, except for properties, which are picked within their `grup` (spec 2 §4).
 */
export const listItems = defineCall({
  name: 'listItems',
  summary: 'Items of the handbook',
  host: 'book',
  method: 'GET',
  path: '/item',
  query: v.object({
    search: v.optional(v.string()),
    /** From 1. */
    page: orEmpty(PositiveSchema),
    limit: orEmpty(PositiveSchema),
    language: orEmpty(LanguageSchema),
    /** Game id. */
    game: orEmpty(WireIntegerSchema),
    /** See ItemType. */
    type: orEmpty(WireIntegerSchema),
    /** Commit of the game data, so that a new one is not answered from a cache. */
    version: v.optional(WireTextSchema),
    /** `yes`: items come with `nameLanguage` and `alsoKnownAs` (extension `item-extras`). */
    extras: v.optional(v.string()),
    /** Of a picker: the list to answer where a type has several, such as `equipment` (extension `item-extras`). */
    grup: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  response: answerWith(listOf(ItemSchema)),
  topics: ['handbook'],
});
