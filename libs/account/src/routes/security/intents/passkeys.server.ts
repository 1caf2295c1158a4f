import { addPasskey, removePasskey, startPasskey } from '@starhaven/contracts/account';
import { formIntent } from '@starhaven/ui-kit/server';
import * as v from 'valibot';
import { codesOf, PasswordSchema } from './authenticator.server';
import type { AccountVisit } from '../../../lib/visit/account-visit.server';
import { settle } from '../../../lib/visit/settle.server';

const text = v.optional(v.string(), '');

export const startPasskeyIntent = formIntent(
  PasswordSchema,
  async (visit: AccountVisit, body, form) => {
    const result = await visit.client.call(startPasskey, { sessionKey: visit.sessionKey, body });
    const passkeyOptions = (result.ok && result.data?.options) || null;
    return settle(visit, result, { success: null, more: { passkeyOptions }, form, besideField: 'nothing' });
  },
  { secrets: ['password'] },
);

export const addPasskeyIntent = formIntent(
  v.object({ name: text, response: text }),
  async (visit: AccountVisit, body) => {
    const result = await visit.client.call(addPasskey, { sessionKey: visit.sessionKey, body });
    return settle(visit, result, {
      success: { title: 'Passkey added', message: 'From now on a login asks for it.' },
      more: { recoveryCodes: codesOf(result) },
    });
  },
  { secrets: ['response'] },
);

export const removePasskeyIntent = formIntent(
  v.object({ id: text, ...PasswordSchema.entries }),
  async (visit: AccountVisit, body) =>
    settle(visit, await visit.client.call(removePasskey, { sessionKey: visit.sessionKey, body }), {
      success: { title: 'Passkey removed', message: 'You can no longer log in with it.' },
    }),
  { secrets: ['password'] },
);
