import { endSession } from '@starhaven/contracts/session';
import { formIntent } from '@starhaven/ui-kit/server';
import * as v from 'valibot';
import type { AccountVisit } from '../../../lib/visit/account-visit.server';
import { settle } from '../../../lib/visit/settle.server';

/** Logs another device out. */
export const endSessionIntent = formIntent(
  v.object({ id: v.optional(v.string(), '') }),
  async (visit: AccountVisit, body) =>
    settle(visit, await visit.client.call(endSession, { sessionKey: visit.sessionKey, body }), {
      success: { title: 'Session ended', message: 'That device is logged out.' },
    }),
);
