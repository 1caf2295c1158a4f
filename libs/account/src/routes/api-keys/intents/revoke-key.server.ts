import { revokeApiKey } from '@starhaven/contracts/account';
import { formIntent } from '@starhaven/ui-kit/server';
import { isNone } from '@starhaven/upstream/server';
import * as v from 'valibot';
import type { AccountVisit } from '../../../lib/visit/account-visit.server';
import { settle } from '../../../lib/visit/settle.server';
import type { ApiKeysReplyFields } from '../api-keys-reply';

/** Revokes a key at once. */
export const revokeKeyIntent = formIntent(
  v.object({ id: v.pipe(v.optional(v.string(), ''), v.nonEmpty(), v.maxLength(40)) }),
  async (visit: AccountVisit, { id }) => {
    const result = await visit.client.call(revokeApiKey, { sessionKey: visit.sessionKey, body: { id } });
    const success = { title: 'API key revoked', message: 'Programs with this key are refused from now on.' };
    // Another tab may have revoked it already.
    if (isNone(result)) return { message: { type: 'ok', ...success } };
    return settle<ApiKeysReplyFields>(visit, result, {
      success,
      refusal: { title: 'Error', message: 'The key was not revoked. Please try again.' },
    });
  },
);
