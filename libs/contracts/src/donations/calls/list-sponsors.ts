import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { listOf } from '../../protocol/wire/list-of';
import { WireTextSchema } from '../../protocol/wire/wire';

/** Names of current sponsors who agreed to be thanked, and nothing else about them; at most 200. */
export const listSponsors = defineCall({
  name: 'listSponsors',
  summary: 'Names of sponsors who agreed to be thanked',
  host: 'account',
  method: 'GET',
  path: '/api/v2/donations/sponsors',
  extension: extensions.donations,
  response: answerWith(v.object({ names: listOf(WireTextSchema) })),
});
