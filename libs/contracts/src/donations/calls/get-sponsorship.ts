import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { listOf } from '../../protocol/wire/list-of';
import { UnixSecondsSchema, WireFlagSchema, WireTextSchema } from '../../protocol/wire/wire';
import { donationCall } from './donation-call';
import { OwnDonationSchema } from '../entities/donation';

export const getSponsorship = defineCall({
  ...donationCall,
  name: 'getSponsorship',
  summary: 'The code, the donations and the role of a sponsor',
  method: 'GET',
  path: '/api/v2/donations/own',
  response: answerWith(
    v.object({
      /** Empty: the member has not requested a code yet. */
      code: WireTextSchema,
      /** The member agreed to be thanked by name. */
      isThanked: WireFlagSchema,
      /** The account has the role SPONSOR now. */
      isSponsor: WireFlagSchema,
      /** When the role ends; 0: it has no end, or the member does not have it. */
      until: UnixSecondsSchema,
      /** The newest first, 20 at most. */
      donations: listOf(OwnDonationSchema),
    }),
  ),
});
