// An OAuth 2 server like those of Discord and Twitter, on a free port: prints "listening <port>". A login as "<id>:<name>" logs that user
// in. Runs until it is killed.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

const [siteUrl = 'http://localhost:3000'] = process.argv.slice(2);
const server = http.createServer();
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const clientOf = (name: string) => ({
    client_id: name,
    client_secret: `the-secret-of-${name}-for-tests`,
    redirect_uris: [`${siteUrl}/account/login/${name}/callback`],
    grant_types: ['authorization_code'],
    response_types: ['code' as const],
  });
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    clients: [clientOf('discord'), clientOf('twitter')],
    scopes: ['openid', 'identify', 'users.read', 'tweet.read'],
    pkce: { required: () => true },
    cookies: { keys: ['keys of a test'] },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, Interaction: 600, Session: 600 },
  });
  const answer = provider.callback();

  /** The providers' own calls; oidc-provider supports only OpenID's. */
  async function describeUser(path: string, authorization = ''): Promise<unknown> {
    const token = await provider.AccessToken.find(authorization.replace('Bearer ', ''));
    if (!token || token.isExpired) return null;
    const [id = '', name = ''] = token.accountId.split(':');
    const username = name.toLowerCase().replace(/\W/g, '');
    if (path === '/users/@me') return { id, username, global_name: name, email: 'not@asked.for' };
    return path === '/2/users/me' ? { data: { id, username, name } } : null;
  }
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.includes('/users/')) return void answer(request, response);
    void describeUser(pathname, request.headers.authorization).then((user) => {
      response.writeHead(user === null ? 401 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(user));
    });
  });
  process.stdout.write(`listening ${port}\n`);
});
