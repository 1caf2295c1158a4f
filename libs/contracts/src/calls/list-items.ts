import * as v from 'valibot';
import { ItemSchema } from '../entities/item';
import { LanguageSchema } from '../entities/language';
import { answerWith } from '../lib/answer';
import { defineCall } from '../lib/define-call';
import { listOf } from '../lib/list-of';
import { WireIntegerSchema, WireTextSchema } from '../lib/wire';

const PositiveSchema = v.pipe(WireIntegerSchema, v.minValue(1));

/** Serves the handbook's pages of 12 and, without search and page, the pickers; -1 means no more (spec 2 §7, §8). */
export const listItems = defineCall({
  name: 'listItems',
  summary: 'Items of the handbook',
  host: 'book',
  method: 'GET',
  path: '/item',
  query: v.object({
    search: v.optional(v.string()),
    /** From 1. */
    page: v.optional(PositiveSchema),
    limit: v.optional(PositiveSchema),
    language: v.optional(LanguageSchema),
    /** Game id. */
    game: v.optional(WireIntegerSchema),
    /** See ItemType. */
    type: v.optional(WireIntegerSchema),
    /** Commit of the game data, so that a new one is not answered from a cache. */
    version: v.optional(WireTextSchema),
  }),
  response: answerWith(listOf(ItemSchema)),
  topics: ['handbook'],
});
