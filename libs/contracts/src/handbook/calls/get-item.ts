import * as v from 'valibot';
import { ItemDetailsSchema } from '../entities/item-details';
import { LanguageSchema } from '../entities/language';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { WireIntegerSchema } from '../../protocol/wire/wire';
import { handbookCall } from './handbook-call';

/** The id of an item: digits, at most 2^53. */
const ItemIdSchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/));

export const getItem = defineCall({
  ...handbookCall,
  name: 'getItem',
  summary: 'One item with its names in all languages and what belongs to it',
  path: '/item/:game/:type/:id',
  params: v.object({ game: WireIntegerSchema, type: WireIntegerSchema, id: ItemIdSchema }),
  query: v.object({
    language: v.optional(LanguageSchema),
    /** The item's `grup`, for types whose ids are unique only within groups. Without it the first group with such an id is used. */
    grup: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  response: answerWith(ItemDetailsSchema),
});
