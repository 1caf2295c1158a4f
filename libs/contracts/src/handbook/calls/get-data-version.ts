import * as v from 'valibot';
import { DataChangeSchema, dataChangeKinds, DataVersionSchema } from '../entities/data-version';
import { LanguageSchema } from '../entities/language';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { listOf } from '../../protocol/wire/list-of';
import { WireCountSchema, WireIdSchema, WireIntegerSchema } from '../../protocol/wire/wire';
import { handbookMaxPage } from '../limits';
import { handbookCall } from './handbook-call';

const PageSchema = v.pipe(WireIntegerSchema, v.minValue(1), v.maxValue(handbookMaxPage));

/** Pages of 50, by kind, type and id. */
export const getDataVersion = defineCall({
  ...handbookCall,
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
      /** Number of changes of the requested kind on all pages. */
      total: WireCountSchema,
    }),
  ),
});
