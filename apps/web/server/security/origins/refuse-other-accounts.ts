import { accountHeader } from '@starhaven/session/server';
import type { SessionCookies } from '@starhaven/session/server';
import type { RequestHandler } from 'express';

const logout = /^\/logout(\.data)?$/;

/**
 * Refuses a form of a page that was made for another account: the visitor has logged in with a second account in another tab, and the text
 * would appear under the second name (docs/behaviour/foundation.md#another-account). Without a session, the page's own action refuses it.
 */
export function refuseOtherAccounts(sessions: Pick<SessionCookies, 'read'>): RequestHandler {
  return (request, response, next) => {
    const uid = request.headers[accountHeader.toLowerCase()];
    if (uid === undefined || request.method !== 'POST' || logout.test(request.path)) return next();
    sessions.read(request.headers.cookie ?? null).then((session) => {
      if (session === null || session.uid === uid) return next();
      const now = `You are now logged in as ${session.username}.`;
      const text = `${now} Nothing was sent. Copy your text and reload this page, or log in as before in another tab.`;
      response.status(409).type('text').send(text);
    }, next);
  };
}
