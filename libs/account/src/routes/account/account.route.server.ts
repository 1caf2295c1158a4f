import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Account } from '@starhaven/contracts/account';
import { getAccount, getAccountSecurity } from '@starhaven/contracts/account';
import { extensions } from '@starhaven/contracts/protocol';
import { logOutTo, logoutNotices, requireLiveAnswer } from '@starhaven/session/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isUpstreamError } from '@starhaven/upstream/server';
import { loadForMember, privateHeaders } from '../../lib/account-visit.server';

/** The account fields that the page shows; no key and no token. */
export type ShownAccount = Pick<
  Account,
  'name' | 'username' | 'role' | 'expiredlogin' | 'expiredtoken' | 'roleExpired'
> & {
  uid: string;
};

/** Loads the account. An answer with any code other than success logs out, see docs/behaviour/account.md#loading-the-account. */
export const loader = (args: LoaderFunctionArgs) =>
  loadForMember(args, async ({ context, request, client, sessionKey }) => {
    const [result, hasTemporaryPassword] = await Promise.all([
      client.call(getAccount, { sessionKey, body: {} }),
      isPasswordTemporary(client, sessionKey),
    ]);
    await requireLiveAnswer(context, request, result);
    if (!result.ok) {
      const { message } = result;
      const notice = logoutNotices['account-error'];
      throw await logOutTo(context, '/login', message ? { ...notice, message } : notice);
    }
    const { _id: uid, name, username, role, expiredlogin, expiredtoken, roleExpired } = result.data.account;
    const account: ShownAccount = { uid, name, username, role, expiredlogin, expiredtoken, roleExpired };
    return { account, hasTemporaryPassword };
  });

/** Whether the host issued the password; when the host does not answer, the page does without. */
async function isPasswordTemporary(client: UpstreamClient, sessionKey: string): Promise<boolean> {
  if (!client.hasExtension(extensions.secondFactors)) return false;
  const result = await client.call(getAccountSecurity, { sessionKey }).catch((error: unknown) => {
    if (isUpstreamError(error)) return null;
    throw error;
  });
  return result?.ok === true && result.data.hasTemporaryPassword;
}

export const headers = () => privateHeaders;
