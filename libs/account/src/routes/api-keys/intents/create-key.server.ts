import { createApiKey } from '@starhaven/contracts/account';
import { formIntent } from '@starhaven/ui-kit/server';
import type { AccountVisit } from '../../../lib/visit/account-visit.server';
import { settle } from '../../../lib/visit/settle.server';
import { ApiKeySchema } from '../api-key.form';
import type { ApiKeysReplyFields } from '../api-keys-reply';

/** Makes a key; only the reply to this form contains it (docs/behaviour/account.md#api-keys). */
export const createKeyIntent = formIntent(
  ApiKeySchema,
  async (visit: AccountVisit, { name, access, commands, servers, addresses, days, password }, form) => {
    const isReadOnly = access === 'read';
    const result = await visit.client.call(createApiKey, {
      sessionKey: visit.sessionKey,
      body: { name, isReadOnly, commands: isReadOnly ? [] : commands, servers, addresses, days, password },
    });
    return settle<ApiKeysReplyFields>(visit, result, {
      success: { title: 'API key made', message: 'Copy it now: it is not shown again.' },
      refusal: { title: 'No key was made', message: 'The key was not made. Please try again.' },
      form,
      besideField: 'nothing',
      // The host names the field `ip`; this form names it `addresses`.
      fieldOf: ({ field }) => (field === 'ip' ? 'addresses' : field),
      more: { created: result.ok ? { name: result.data.apiKey.name, key: result.data.key } : null },
    });
  },
  { secrets: ['password'] },
);
