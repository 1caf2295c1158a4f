import * as v from 'valibot';
import { PlatformSchema } from '../entities/download';
import { RefusalSchema } from '../../protocol/answers/answer';
import { bareOrInData } from '../../protocol/wire/bare-or-in-data';
import { defineCall } from '../../protocol/define-call';
import { answerListOf } from '../../protocol/wire/list-of';
import { GameParamsSchema } from '../entities/game-slug';

export const getGameDownloads = defineCall({
  name: 'getGameDownloads',
  summary: 'The platforms of a game with their builds; retcode -1 when there are none',
  host: 'account',
  method: 'GET',
  path: '/json/:slug/download.json',
  params: GameParamsSchema,
  response: v.union([bareOrInData(answerListOf(PlatformSchema)), RefusalSchema]),
  topics: ['games'],
});
