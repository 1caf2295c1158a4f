import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Account, AccountSecurity } from '@starhaven/contracts';
import { extensions, getAccount, getAccountSecurity, isSuccess } from '@starhaven/contracts';
import { logOutTo, logoutNotices, requireLiveAnswer, requireSession } from '@starhaven/session/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isUpstreamError, upstreamFor } from '@starhaven/upstream/server';

/** What the page shows of the account; no key and no token. */
export type ShownAccount = Pick<
  Account,
  'name' | 'username' | 'role' | 'expiredlogin' | 'expiredtoken' | 'roleExpired'
> & {
  uid: string;
};

/**
 * The account. An answer with any other code than success logs out, see docs/behaviour/account.md#loading-the-account; a host that
 * does not answer does not: the page says so and offers another try.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await requireSession(context, request);
  const client = upstreamFor(context, request);
  const headers = { 'Cache-Control': 'private, no-store' };
  try {
    const [answer, hasTemporaryPassword] = await Promise.all([
      client.call(getAccount, { sessionKey: session.sessionKey, body: {} }),
      isPasswordTemporary(client, session.sessionKey),
    ]);
    await requireLiveAnswer(context, request, answer);
    if (!('data' in answer) || !isSuccess(answer.retcode)) {
      const { message } = answer;
      const notice = logoutNotices['account-error'];
      throw await logOutTo(context, '/login', message ? { ...notice, message } : notice);
    }
    // The union of answers does not narrow by `in` on a loose object.
    const { account } = answer.data as { account: Account };
    const { _id: uid, name, username, role, expiredlogin, expiredtoken, roleExpired } = account;
    const shown: ShownAccount = { uid, name, username, role, expiredlogin, expiredtoken, roleExpired };
    return data({ account: shown, hasTemporaryPassword, nowSeconds: Math.floor(Date.now() / 1000) }, { headers });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return data(
      { account: null, hasTemporaryPassword: false, nowSeconds: 0 },
      { status: error.kind === 'timeout' ? 504 : 502, headers },
    );
  }
}

/** Whether the password was given out by the host; not worth an error when it does not say. */
async function isPasswordTemporary(client: UpstreamClient, sessionKey: string): Promise<boolean> {
  if (!client.hasExtension(extensions.secondFactors)) return false;
  const answer = await client.call(getAccountSecurity, { sessionKey }).catch((error: unknown) => {
    if (isUpstreamError(error)) return null;
    throw error;
  });
  return (answer as { data?: AccountSecurity } | null)?.data?.hasTemporaryPassword ?? false;
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' });
