import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { answerListOf } from '../../../protocol/wire/list-of';
import { adminRead } from '../admin-call';
import { AdminGameBuildsSchema } from '../../entities/admin-game-builds';

/** All games with their downloads, and the result of the newest check of each link. Permission `content`. */
export const listGameBuilds = defineCall({
  ...adminRead,
  name: 'listGameBuilds',
  summary: 'Downloads of all games',
  path: '/api/v2/admin/games',
  response: answerWith(answerListOf(AdminGameBuildsSchema)),
});
