// The bench needs a cookie that the site accepts, and only the session library can make one.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { createSessionCookies } from '@starhaven/session/server';

// Prints the cookie of a signed-in visitor, made by the site's own session library. Arguments: site URL, secret.
const [siteUrl = '', secret = ''] = process.argv.slice(2);
const cookies = createSessionCookies({ siteName: 'Starhaven', siteUrl, secrets: [secret] });
const dayInSeconds = 86_400;
const expiredlogin = Math.floor(Date.now() / 1000) + dayInSeconds;
const header = await cookies.commit({
  uid: 1,
  username: 'bench',
  name: 'Bench',
  token: 'bench',
  tokenAPI: '',
  sessionKey: 'bench-session-key',
  expiredlogin,
  locale: 'en',
  role: [3],
  roleExpired: 0,
});
process.stdout.write(header.split(';')[0] ?? '');
