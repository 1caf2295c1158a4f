import * as v from 'valibot';
import { GameVersionSchema } from '../entities/game-version';
import { bareOrInData } from '../../protocol/wire/bare-or-in-data';
import { defineCall } from '../../protocol/define-call';
import { answerListOf } from '../../protocol/wire/list-of';
import { CachePassSchema } from '../../protocol/wire/wire';

/** Compared with the stored versions on start and every 10 minutes (docs/behaviour/handbook.md#version-check). */
export const listGameVersions = defineCall({
  name: 'listGameVersions',
  summary: 'The commit of the game data of each game',
  host: 'book',
  method: 'GET',
  path: '/game/resource/version',
  /** `time` only bypasses caches. */
  query: v.object({ time: CachePassSchema }),
  response: bareOrInData(answerListOf(GameVersionSchema)),
  topics: ['handbook'],
});
