import * as v from 'valibot';
import { answerWith } from '../protocol/answer';
import { defineCall } from '../protocol/define-call';
import { extensions } from '../protocol/extensions';
import { listOf } from '../protocol/list-of';
import { WireTextSchema } from '../protocol/wire';

/** Shown names of current sponsors who agreed to be thanked, and nothing else of them; 200 at most. */
export const listSponsors = defineCall({
  name: 'listSponsors',
  summary: 'Names of sponsors who agreed to be thanked',
  host: 'account',
  method: 'GET',
  path: '/api/v2/donations/sponsors',
  extension: extensions.donations,
  response: answerWith(v.object({ names: listOf(WireTextSchema) })),
});
