import { planAccountDeletion } from '@starhaven/contracts/account';
import { logOutTo } from '@starhaven/session/server';
import type { Notice } from '@starhaven/session/server';
import { formIntent } from '@starhaven/ui-kit/server';
import type { AccountVisit } from '../../../lib/visit/account-visit.server';
import { settle } from '../../../lib/visit/settle.server';
import { DeletionSchema } from '../deletion.form';

/** With its zone, because the server does not know the visitor's. */
const dayOf = (seconds: number) =>
  `${new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000)} (UTC)`;

const planned = (deletionAt: number): Notice => ({
  type: 'warn',
  title: 'Your account will be deleted',
  message: `It ends on ${dayOf(deletionAt)}. You are logged out everywhere. To keep your account, log in before then.`,
});

/** Plans the deletion. The host ends every session, so the visitor is sent to the login page. A login before the deletion cancels it. */
export const deleteAccountIntent = formIntent(
  DeletionSchema,
  async (visit: AccountVisit, { posts, password }, form) => {
    const body = { posts, password };
    const result = await visit.client.call(planAccountDeletion, { sessionKey: visit.sessionKey, body });
    if (result.ok) return logOutTo(visit.context, '/login', planned(result.data.deletionAt));
    const answer = await settle(visit, result, {
      success: null,
      refusal: { title: 'Not deleted', message: 'Your account was not deleted. Please try again.' },
      form,
      besideField: 'nothing',
    });
    return answer;
  },
  { secrets: ['password'] },
);
