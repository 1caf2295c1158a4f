import * as v from 'valibot';
import { GameSchema } from '../entities/game';
import { RefusalSchema } from '../../protocol/answers/answer';
import { bareOrInData } from '../../protocol/wire/bare-or-in-data';
import { defineCall } from '../../protocol/define-call';
import { knownWord } from '../../protocol/wire/known-word';
import { GameParamsSchema } from '../entities/game-slug';

export const getGameInfo = defineCall({
  name: 'getGameInfo',
  summary: 'One game; retcode -1 when there is none of that slug',
  host: 'account',
  method: 'GET',
  path: '/json/:slug/info.json',
  params: GameParamsSchema,
  query: v.object({ load: knownWord('full') }),
  response: v.union([bareOrInData(GameSchema), RefusalSchema]),
  topics: ['games'],
});
