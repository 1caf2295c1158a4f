import { redirect } from '@remix-run/node';
import { finishSocialLink } from '@starhaven/contracts/account';
import { leaveNotice, requireLiveAnswer } from '@starhaven/session/server';
import type { Notice } from '@starhaven/session/server';
import { failedReply, orElse, refusedReply } from '@starhaven/upstream/server';
import type { AccountVisit } from '../../../lib/visit/account-visit.server';
import { socialLinkCookie } from '../../../lib/login/login-cookies.server';
import { socialLabel } from '../../../lib/social/social-label';
import { isEqual } from '../../../lib/login/is-equal.server';

const title = 'Not linked';

/**
 * The return from a provider to `/account?link=…&login_type=…&state=…`: links the login to this account
 * (docs/behaviour/account.md#social-logins). Only the browser and the account that started the link may finish it. The answer is always
 * a redirect that removes the parameters from the address.
 */
export async function finishLink(visit: AccountVisit): Promise<Response> {
  const cookie = socialLinkCookie(visit.context);
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });
  headers.append('Set-Cookie', leaveNotice(await linkFor(visit)));
  headers.append('Set-Cookie', await cookie.clear());
  return redirect('/account#linked-logins', { headers });
}

async function linkFor({ context, request, client, sessionKey }: AccountVisit): Promise<Notice> {
  const search = new URL(request.url).searchParams;
  const left = await socialLinkCookie(context).read(request);
  if (left === null || !isEqual(search.get('state') ?? '', left.state)) {
    return { type: 'error', title, message: 'This was begun in another browser, or too long ago. Please try again.' };
  }
  const finish = async (): Promise<Notice> => {
    const link = (search.get('link') ?? '').slice(0, 100);
    const result = await client.call(finishSocialLink, { sessionKey, body: { link } });
    await requireLiveAnswer(context, request, result);
    const name = socialLabel(left.provider);
    if (result.ok) return { type: 'ok', title: 'Linked', message: `You can now log in with ${name}.` };
    return refusedReply(result, { title }).message;
  };
  return orElse(finish, (error) => failedReply(error).message);
}
