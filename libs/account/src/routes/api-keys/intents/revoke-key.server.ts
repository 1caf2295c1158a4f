import { revokeApiKey } from '@starhaven/contracts/account';
import { formIntent } from '@starhaven/ui-kit/server';
import * as v from 'valibot';
import type { AccountVisit } from '../../../lib/visit/account-visit.server';
import { settle } from '../../../lib/visit/settle.server';
import type { ApiKeysNews } from '../api-keys-reply';

const notFound = 404;

/** Revokes a key at once. */
export const revokeKeyIntent = formIntent(
  v.object({ id: v.pipe(v.optional(v.string(), ''), v.nonEmpty(), v.maxLength(40)) }),
  async (visit: AccountVisit, { id }) => {
    const result = await visit.client.call(revokeApiKey, { sessionKey: visit.sessionKey, body: { id } });
    const success = { title: 'API key revoked', message: 'Programs with this key are refused from now on.' };
    // Another tab may have revoked it already.
    if (!result.ok && result.retcode === notFound) return { message: { type: 'ok', ...success } };
    return settle<ApiKeysNews>(visit, result, {
      success,
      refusal: { title: 'Error', message: 'The key was not revoked. Please try again.' },
    });
  },
);
