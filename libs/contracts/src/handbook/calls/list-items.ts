import * as v from 'valibot';
import { ItemSchema } from '../entities/item';
import { LanguageSchema } from '../entities/language';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { answerListOf } from '../../protocol/wire/list-of';
import { CachePassSchema, WireIntegerSchema } from '../../protocol/wire/wire';

/** An optional field. These texts, in any case, count as missing too, because a plain form also sends empty fields. */
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

/** `name`: in the alphabetical order of the language. `rarity`: most stars first. `id`: lowest first. */
export const itemSorts = ['name', 'rarity', 'id'] as const;
export type ItemSort = (typeof itemSorts)[number];

const PositiveSchema = v.pipe(WireIntegerSchema, v.minValue(1));

/**
 * Serves the handbook's pages of 12 and, without search and page, the pickers. -1 means no more items; an empty picker list is a success
 * (docs/behaviour/api.md#book-calls). In a picker's list ids are unique, except those of properties, which are unique within their `grup`
 * (docs/behaviour/handbook.md#picker-groups).
 */
export const listItems = defineCall({
  name: 'listItems',
  summary: 'Items of the handbook',
  host: 'book',
  method: 'GET',
  path: '/item',
  query: v.object({
    search: v.optional(v.string()),
    /** Starts at 1. */
    page: orLeftOut(PositiveSchema),
    limit: orLeftOut(PositiveSchema),
    language: orLeftOut(LanguageSchema),
    /** Game id; 0 and `all` mean every game. */
    game: orLeftOut(WireIntegerSchema, '0', 'all'),
    /** See ItemType; 0 and `all` mean every type. */
    type: orLeftOut(WireIntegerSchema, '0', 'all'),
    /** Commit of the game data, so that no cache answers with older data. */
    version: CachePassSchema,
    /** With `yes`, items include `nameLanguage` and `alsoKnownAs` (extension `item-extras`). */
    extras: v.optional(v.string()),
    /** For pickers: selects one of the lists of a type with several, such as `equipment` (extension `item-extras`). */
    grup: v.optional(v.pipe(v.string(), v.maxLength(64))),
    /** Only items with this rarity, 1 to 6 (extension `item-filters`, like the next two). */
    stars: orLeftOut(PositiveSchema),
    /** Only weapons of this `weaponType`. */
    weapon: orLeftOut(PositiveSchema),
    /** If missing: the best match first. */
    sort: orLeftOut(v.picklist(itemSorts)),
  }),
  response: answerWith(answerListOf(ItemSchema)),
  topics: ['handbook'],
});
