import * as v from 'valibot';
import { DataChangeSchema, dataChangeKinds, DataVersionSchema } from '../entities/data-version';
import { HandbookSummarySchema } from '../entities/handbook-summary';
import { ItemDetailsSchema } from '../entities/item-details';
import { LanguageSchema } from '../entities/language';
import { extensions } from '../extensions';
import { answerWith } from '../lib/answer';
import { defineCall } from '../lib/define-call';
import { answerListOf, listOf } from '../lib/list-of';
import { WireCountSchema, WireIdSchema, WireIntegerSchema } from '../lib/wire';
import { handbookMaxPage } from '../limits';

const common = { host: 'book', method: 'GET', topics: ['handbook'], extension: extensions.handbook } as const;

const PageSchema = v.pipe(WireIntegerSchema, v.minValue(1), v.maxValue(handbookMaxPage));

/** The id of an item: digits, at most 2^53. */
const ItemIdSchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/));

export const getItem = defineCall({
  ...common,
  name: 'getItem',
  summary: 'One item with its names in all languages and what belongs to it',
  path: '/item/:game/:type/:id',
  params: v.object({ game: WireIntegerSchema, type: WireIntegerSchema, id: ItemIdSchema }),
  query: v.object({
    language: v.optional(LanguageSchema),
    /** Its `grup`, where ids count within groups; without it the first group with such an id is meant. */
    grup: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  response: answerWith(ItemDetailsSchema),
});

export const getHandbookSummary = defineCall({
  ...common,
  name: 'getHandbookSummary',
  summary: 'What the handbook holds of each game',
  path: '/item/summary',
  response: answerWith(answerListOf(HandbookSummarySchema)),
});

/** Newest first, at most 50. */
export const listDataVersions = defineCall({
  ...common,
  name: 'listDataVersions',
  summary: 'The imports that changed the data of a game',
  path: '/game/resource/history',
  query: v.object({ game: WireIntegerSchema }),
  response: answerWith(answerListOf(DataVersionSchema)),
});

/** Pages of 50, by kind, type and id. */
export const getDataVersion = defineCall({
  ...common,
  name: 'getDataVersion',
  summary: 'What one import added, changed and removed',
  path: '/game/resource/history/:id',
  params: v.object({ id: WireIdSchema }),
  query: v.object({
    kind: v.optional(v.picklist(dataChangeKinds)),
    page: v.optional(PageSchema),
    language: v.optional(LanguageSchema),
  }),
  response: answerWith(
    v.object({
      version: DataVersionSchema,
      changes: listOf(DataChangeSchema),
      /** Number of changes of the asked kind on all pages. */
      total: WireCountSchema,
    }),
  ),
});
