import { GameSchema } from '../entities/game';
import { bareOrInData } from '../../protocol/wire/bare-or-in-data';
import { defineCall } from '../../protocol/define-call';
import { answerListOf } from '../../protocol/wire/list-of';

export const listGames = defineCall({
  name: 'listGames',
  summary: 'All games with their engines',
  host: 'account',
  method: 'GET',
  path: '/json/game_all.json',
  response: bareOrInData(answerListOf(GameSchema)),
  topics: ['games'],
});
