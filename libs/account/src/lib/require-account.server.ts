import type { Account } from '@starhaven/contracts/account';
import { getAccount } from '@starhaven/contracts/account';
import { extensions } from '@starhaven/contracts/protocol';
import { logOutTo, logoutNotices, requireLiveAnswer } from '@starhaven/session/server';
import type { AccountVisit } from './account-visit.server';

/**
 * The visitor's account as the host knows it now, with its extras where the host has them. Any code but success throws the logout
 * (docs/behaviour/account.md#loading-the-account).
 */
export async function requireAccount({ context, request, client, sessionKey }: AccountVisit): Promise<Account> {
  const body = client.hasExtension(extensions.accountExtras) ? { extras: 'yes' as const } : {};
  const result = await client.call(getAccount, { sessionKey, body });
  await requireLiveAnswer(context, request, result);
  if (result.ok) return result.data.account;
  const notice = logoutNotices['account-error'];
  throw await logOutTo(context, '/login', result.message ? { ...notice, message: result.message } : notice);
}
