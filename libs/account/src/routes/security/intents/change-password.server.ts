import { editAccount } from '@starhaven/contracts/account';
import { formIntent } from '@starhaven/ui-kit/server';
import { NewPasswordSchema } from './new-password.form';
import type { AccountVisit } from '../../../lib/visit/account-visit.server';
import { settle } from '../../../lib/visit/settle.server';

/** Changes the web password; the host asks for the current one. */
export const changePasswordIntent = formIntent(
  NewPasswordSchema,
  async (visit: AccountVisit, { current, next }) => {
    const body = { password_saveit: current, data: { password_web: next } };
    const result = await visit.client.call(editAccount, { sessionKey: visit.sessionKey, body });
    return settle(visit, result, {
      success: { title: 'Password changed', message: 'Account information updated successfully' },
      refusal: { title: 'Update Failed', message: 'Failed to update account information' },
    });
  },
  { secrets: ['current', 'next', 'confirmation'] },
);
