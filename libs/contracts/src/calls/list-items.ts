import * as v from 'valibot';
import { ItemSchema } from '../entities/item';
import { LanguageSchema } from '../entities/language';
import { answerWith } from '../lib/answer';
import { defineCall } from '../lib/define-call';
import { answerListOf } from '../lib/list-of';
import { CachePassSchema, WireIntegerSchema } from '../lib/wire';

/** A field that may be left out; these texts, in any case, mean the same, since a plain form sends what was left empty, too. */
const orLeftOut = <S extends v.GenericSchema>(schema: S, ...texts: string[]) =>
  v.optional(
    v.union([
      v.pipe(
        v.custom<'' | 'all' | '0' | 0>((value) => ['', ...texts].includes(String(value).trim().toLowerCase())),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  );

const PositiveSchema = v.pipe(WireIntegerSchema, v.minValue(1));

/**
 * Serves the handbook's pages of 12 and, without search and page, the pickers. -1 means no more; a picker's list without items is a
 * success (docs/behaviour/api.md#book-calls). In a picker's list no two items share an id, except for properties, which are picked
 * within their `grup` (docs/behaviour/handbook.md#picker-groups).
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
    page: orLeftOut(PositiveSchema),
    limit: orLeftOut(PositiveSchema),
    language: orLeftOut(LanguageSchema),
    /** Game id; 0 and `all` are every game. */
    game: orLeftOut(WireIntegerSchema, '0', 'all'),
    /** See ItemType; 0 and `all` are every type. */
    type: orLeftOut(WireIntegerSchema, '0', 'all'),
    /** Commit of the game data, so that a new one is not answered from a cache. */
    version: CachePassSchema,
    /** `yes`: items come with `nameLanguage` and `alsoKnownAs` (extension `item-extras`). */
    extras: v.optional(v.string()),
    /** Of a picker: the list to answer where a type has several, such as `equipment` (extension `item-extras`). */
    grup: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  response: answerWith(answerListOf(ItemSchema)),
  topics: ['handbook'],
});
