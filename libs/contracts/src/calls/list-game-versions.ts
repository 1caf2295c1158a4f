import * as v from 'valibot';
import { GameVersionSchema } from '../entities/game-version';
import { bareOrInData } from '../lib/bare-or-in-data';
import { defineCall } from '../lib/define-call';
import { answerListOf } from '../lib/list-of';
import { CachePassSchema } from '../lib/wire';

/** Compared with the stored ones on start and every 10 minutes (docs/behaviour/handbook.md#version-check). */
export const listGameVersions = defineCall({
  name: 'listGameVersions',
  summary: 'The commit of the game data of each game',
  host: 'book',
  method: 'GET',
  path: '/game/resource/version',
  /** `time` is only there to pass caches. */
  query: v.object({ time: CachePassSchema }),
  response: bareOrInData(answerListOf(GameVersionSchema)),
  topics: ['handbook'],
});
