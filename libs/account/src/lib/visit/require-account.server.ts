import type { Account } from '@starhaven/contracts/account';
import { getAccount } from '@starhaven/contracts/account';
import { extensions } from '@starhaven/contracts/protocol';
import { logOutTo, logoutNotices, requireLiveAnswer } from '@starhaven/session/server';
import type { CallResult } from '@starhaven/upstream/server';
import { isLimited, UpstreamError } from '@starhaven/upstream/server';
import type { AccountVisit } from './account-visit.server';

/**
 * The data of the account. Any code but success throws the logout (docs/behaviour/account.md#loading-the-account). A rate limit does not:
 * it says nothing about the session, and other visitors with the same address may have used it up.
 * @throws UpstreamError `refused`, at a limit
 */
export async function requireAccountAnswer(
  { context, request }: Pick<AccountVisit, 'context' | 'request'>,
  result: CallResult<typeof getAccount>,
) {
  await requireLiveAnswer(context, request, result);
  if (result.ok) return result.data;
  if (isLimited(result)) {
    throw new UpstreamError('refused', getAccount.name, 'the limit of calls is reached', { status: 429 });
  }
  const notice = logoutNotices['account-error'];
  throw await logOutTo(context, '/login', result.message ? { ...notice, message: result.message } : notice);
}

/** The visitor's current account as the host returns it, with its extras if the host sends them. */
export async function requireAccount(visit: AccountVisit): Promise<Account> {
  const { client, sessionKey } = visit;
  const body = client.hasExtension(extensions.accountExtras) ? { extras: 'yes' as const } : {};
  const { account } = await requireAccountAnswer(visit, await client.call(getAccount, { sessionKey, body }));
  return account;
}
