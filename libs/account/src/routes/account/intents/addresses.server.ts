import { allowLogin, getAccount } from '@starhaven/contracts/account';
import { extensions } from '@starhaven/contracts/protocol';
import { formIntent } from '@starhaven/ui-kit/server';
import { isIP } from 'node:net';
import * as v from 'valibot';
import type { AccountVisit } from '../../../lib/visit/account-visit.server';
import { settle } from '../../../lib/visit/settle.server';
import type { AccountReplyFields } from '../account-reply';
import { addressId } from '../shown-account.server';

const invalidAddress = 'Please enter a valid IP address';
const refusal = { title: 'Error', message: 'The list was not changed. Please try again.' };

/** For how many seconds `all` lets every address log in (docs/behaviour/account.md#address-list). */
const openSeconds = 5 * 60;

export const addAddressIntent = formIntent(
  v.object({
    ip: v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty(invalidAddress)),
  }),
  async (visit: AccountVisit, { ip }, form) => {
    // Other hosts may have networks or wildcards in their lists, and check an entry themselves.
    if (visit.client.hasExtension(extensions.accountExtras) && isIP(ip) === 0) {
      return { result: form.result({ fields: { ip: [invalidAddress] } }), status: 422 };
    }
    const result = await visit.client.call(allowLogin, {
      sessionKey: visit.sessionKey,
      query: { type: 'ip_add', ip },
    });
    return settle<AccountReplyFields>(visit, result, {
      success: { title: 'Address added', message: 'This address may log in without a password.' },
      refusal,
    });
  },
);

/** The form sends the id of the address; the address itself is looked up in the host's list. */
export const removeAddressIntent = formIntent(
  v.object({ address: v.optional(v.string(), '') }),
  async (visit: AccountVisit, { address }) => {
    const { client, sessionKey } = visit;
    const account = await client.call(getAccount, { sessionKey, body: {} });
    if (!account.ok) return settle<AccountReplyFields>(visit, account, { success: null, refusal });
    const ip = account.data.account.iplock.find((known) => addressId(sessionKey, known) === address);
    const success = { title: 'Address removed', message: 'A login from there needs the password.' };
    // Another tab may have removed it already.
    if (ip === undefined) return { message: { type: 'ok', ...success } };
    const result = await client.call(allowLogin, { sessionKey, query: { type: 'ip_remove', ip } });
    return settle<AccountReplyFields>(visit, result, { success, refusal });
  },
);

export const openToAllIntent = formIntent(v.object({}), async (visit: AccountVisit) => {
  const result = await visit.client.call(allowLogin, { sessionKey: visit.sessionKey, query: { type: 'all' } });
  return settle<AccountReplyFields>(visit, result, {
    success: { title: 'Open for 5 minutes', message: 'Every address may log in without a password until then.' },
    refusal,
    more: { openUntil: Math.floor(Date.now() / 1000) + openSeconds },
  });
});
