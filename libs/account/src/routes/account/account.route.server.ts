import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Account } from '@starhaven/contracts/account';
import { getAccount, getAccountSecurity } from '@starhaven/contracts/account';
import { extensions } from '@starhaven/contracts/protocol';
import { logOutTo, logoutNotices, requireLiveAnswer, requireSession } from '@starhaven/session/server';
import { problemAnswer } from '@starhaven/ui-kit/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isUpstreamError, upstreamFor } from '@starhaven/upstream/server';
import { hostAway } from '../../lib/host-away.server';

/** The account fields that the page shows; no key and no token. */
export type ShownAccount = Pick<
  Account,
  'name' | 'username' | 'role' | 'expiredlogin' | 'expiredtoken' | 'roleExpired'
> & {
  uid: string;
};

/**
 * Loads the account. An answer with any code other than success logs out, see docs/behaviour/account.md#loading-the-account. If the host
 * does not answer, the page says so and offers a retry.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await requireSession(context, request);
  const client = upstreamFor(context, request);
  const headers = { 'Cache-Control': 'private, no-store' };
  try {
    const [result, hasTemporaryPassword] = await Promise.all([
      client.call(getAccount, { sessionKey: session.sessionKey, body: {} }),
      isPasswordTemporary(client, session.sessionKey),
    ]);
    await requireLiveAnswer(context, request, result);
    if (!result.ok) {
      const { message } = result;
      const notice = logoutNotices['account-error'];
      throw await logOutTo(context, '/login', message ? { ...notice, message } : notice);
    }
    const { _id: uid, name, username, role, expiredlogin, expiredtoken, roleExpired } = result.data.account;
    const shown: ShownAccount = { uid, name, username, role, expiredlogin, expiredtoken, roleExpired };
    return data(
      { account: shown, hasTemporaryPassword, nowSeconds: Math.floor(Date.now() / 1000), problem: null },
      { headers },
    );
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    const problem = hostAway(error);
    return data({ account: null, hasTemporaryPassword: false, nowSeconds: 0, problem }, problemAnswer(problem));
  }
}

/** Whether the host issued the password; when the host does not answer, the page does without. */
async function isPasswordTemporary(client: UpstreamClient, sessionKey: string): Promise<boolean> {
  if (!client.hasExtension(extensions.secondFactors)) return false;
  const result = await client.call(getAccountSecurity, { sessionKey }).catch((error: unknown) => {
    if (isUpstreamError(error)) return null;
    throw error;
  });
  return result?.ok === true && result.data.hasTemporaryPassword;
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' });
