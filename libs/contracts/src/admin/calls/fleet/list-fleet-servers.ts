import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { answerListOf } from '../../../protocol/wire/list-of';
import { adminRead } from '../admin-call';
import { AdminServerSchema } from '../../entities/admin-server';

/** All game servers in the order of their ids. Permission `fleet.read`. */
export const listFleetServers = defineCall({
  ...adminRead,
  name: 'listFleetServers',
  summary: 'All game servers, including disabled ones',
  path: '/api/v2/admin/servers',
  response: answerWith(answerListOf(AdminServerSchema)),
});
