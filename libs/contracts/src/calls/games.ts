import * as v from 'valibot';
import { PlatformSchema } from '../entities/download';
import { GameSchema } from '../entities/game';
import { RefusalSchema } from '../lib/answer';
import { bareOrInData } from '../lib/bare-or-in-data';
import { defineCall } from '../lib/define-call';
import { knownWord } from '../lib/known-word';
import { answerListOf } from '../lib/list-of';

/**
 * At least two characters, letters, digits and hyphen, not all digits, not starting with a hyphen
 * (docs/behaviour/downloads.md#game-slug).
 */
export const GameSlugSchema = v.pipe(v.string(), v.maxLength(64), v.regex(/^(?!\d+$)[A-Za-z0-9][A-Za-z0-9-]+$/));

const GameParamsSchema = v.object({ slug: GameSlugSchema });

export const listGames = defineCall({
  name: 'listGames',
  summary: 'All games with their engines',
  host: 'account',
  method: 'GET',
  path: '/json/game_all.json',
  response: bareOrInData(answerListOf(GameSchema)),
  topics: ['games'],
});

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
