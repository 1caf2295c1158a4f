import { createSessionCookies } from '@starhaven/session/server';
import { sessionSecret, siteUrl } from './launch-web';

const secrets = { token: 'game-token-41b7', tokenAPI: 'api-code-93d2', sessionKey: 'session-key-c05e' };

/** The keys of the session below, which must never appear in a page. */
export const sessionKeys = Object.values(secrets);

/** The Cookie header of a logged-in visitor. */
export async function sessionCookie({ username = 'paimon', lifeSeconds = 3600, role = [3] } = {}): Promise<string> {
  const cookies = createSessionCookies({ siteName: 'Starhaven', siteUrl, secrets: [sessionSecret] });
  const setCookie = await cookies.commit({
    uid: '7',
    username,
    ...secrets,
    expiredlogin: Math.floor(Date.now() / 1000) + lifeSeconds,
    role,
  });
  return setCookie.split(';')[0] ?? '';
}
