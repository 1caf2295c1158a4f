import * as v from 'valibot';
import { outcomeWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { WireTextSchema } from '../../protocol/wire/wire';
import { donationCall } from './donation-call';

/** Gives the account its code, the same one each time, and stores whether it wants to be thanked by name. */
export const takeSponsorCode = defineCall({
  ...donationCall,
  name: 'takeSponsorCode',
  summary: 'Take the code for donations',
  method: 'POST',
  path: '/api/v2/donations/code',
  body: v.object({ isThanked: v.boolean() }),
  response: outcomeWith(v.object({ code: WireTextSchema })),
});
