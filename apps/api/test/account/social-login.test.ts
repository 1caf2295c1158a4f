// Over 400 lines: every case needs the same stand-in of a provider and the same app.
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finishSocialLink, startSocialLink, unlinkSocialLogin } from '@starhaven/contracts/account';
import type { SocialProvider } from '@starhaven/contracts/session';
import { eq, sql } from 'drizzle-orm';
import type { SocialProviderConfig } from '../../src/config/social-config';
import { account, accountSocialLogin, loginTicket, socialAttempt } from '../../src/modules/account/tables';
import { accountClient, newAddress, password } from '../support/clients/account-client';
import { Browser } from '../support/clients/browser';
import type { Page } from '../support/clients/browser';
import { describeOnEachEngine } from '../support/engines';
import { killPrograms, run } from '../support/programs';
import { useTestApi } from '../support/test-api';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';

const site = 'http://localhost:3000';
let oauthUrl: string;
beforeAll(async () => {
  const program = run('test/support/hosts/oauth-server.mts', [site], {});
  oauthUrl = `http://127.0.0.1:${(await program.line(/^listening/)).split(' ')[1]}`;
});
afterAll(() => killPrograms());

const providerAt = (provider: SocialProvider, changes: Partial<SocialProviderConfig> = {}): SocialProviderConfig => ({
  clientId: provider,
  clientSecret: `the-secret-of-${provider}-for-tests`,
  authorizeUrl: `${oauthUrl}/auth`,
  tokenUrl: `${oauthUrl}/token`,
  userUrl: `${oauthUrl}/${provider === 'discord' ? 'users/@me' : '2/users/me'}`,
  ...changes,
});

let ids = 0;
/** A user that no other test uses. */
const newUser = (name = 'Lumine') => `${700_000 + (ids += 1)}:${name}${ids}`;

describeOnEachEngine('social login', (open) => {
  const others: { close: () => unknown }[] = [];
  const api = useTestApi(open, () => ({
    config: { social: { discord: providerAt('discord'), twitter: providerAt('twitter') } },
  }));
  afterEach(async () => {
    await Promise.all(others.splice(0).map((other) => other.close()));
  });

  const createOther = async (discord: SocialProviderConfig | null, siteUrl = site) => {
    const other = await createTestApp(api.database, { config: { siteUrl, social: { discord, twitter: null } } });
    others.push(other.app);
    return other;
  };
  const formOf = (page: Page) => new URL(/action="([^"]+)"/.exec(page.body)?.[1] ?? '', page.url).href;

  /** Goes to the provider, logs in there as `user` and agrees; ends at the first page of the site. */
  async function visit(browser: Browser, user: string, path: string, onRedirect?: (url: URL) => boolean) {
    const asked = await browser.open(`${site}${path}`);
    const agreed = await browser.open(formOf(asked), { prompt: 'login', login: user, password: 'x' }, onRedirect);
    if (!agreed.body.includes('action=')) return agreed;
    return browser.open(formOf(agreed), { prompt: 'consent' }, onRedirect);
  }
  const redeem = (page: Page, app = api.app) =>
    accountClient({ app }).logIn({
      session: page.url.searchParams.get('session') ?? '',
      login_type: page.url.searchParams.get('login_type') ?? '',
    });
  const popup = (page: Page) => {
    const { searchParams, pathname, origin } = page.url;
    expect([origin, pathname, searchParams.get('send'), searchParams.get('type')]).toEqual([
      site,
      '/login',
      'popup',
      'error',
    ]);
    expect(searchParams.has('session')).toBe(false);
    return searchParams.get('message')?.replaceAll('_', ' ');
  };
  const expired = 'This login has expired or was begun in another browser. Please try again.';
  const noAnswer = 'Discord did not answer as expected. Please try again in a few minutes.';

  test.each(['discord', 'twitter'] as const)('%s: a new account at first, the same one later', async (provider) => {
    const user = newUser();
    const [id = '', name] = user.split(':');
    const back = await visit(new Browser(api.app, site), user, `/account/login/${provider}?type=web&state=s1`);
    expect(Object.fromEntries(back.url.searchParams)).toEqual({
      session: expect.stringMatching(/^[\w-]{43}$/),
      login_type: provider,
      type: 'web',
      state: 's1',
    });
    expect(back.headers.get('cache-control')).toBe('no-store');
    expect(back.headers.get('referrer-policy')).toBe('no-referrer');
    const first = (await redeem(back)).json();
    expect(first).toMatchObject({ retcode: 200, data: { name, role: [3] } });
    const [row] = await api.database.db
      .select()
      .from(account)
      .where(eq(account.id, Number(first.data.uid)));
    expect(row).toMatchObject({ username: name?.toLowerCase(), passwordHash: null, email: null });
    expect(
      await api.database.db.select().from(accountSocialLogin).where(eq(accountSocialLogin.providerId, id)),
    ).toEqual([expect.objectContaining({ provider, accountId: row?.id })]);

    const again = await visit(new Browser(api.app, site), user, `/account/login/${provider}?type=ingame_pc`);
    expect(again.url.searchParams.get('type')).toBe('ingame_pc');
    expect(again.url.searchParams.has('state')).toBe(false);
    expect((await redeem(again)).json().data.uid).toBe(first.data.uid);
  });

  test('the ticket works once, for its provider, within two minutes', async () => {
    const user = newUser();
    const back = await visit(new Browser(api.app, site), user, '/account/login/discord');
    const wrong = await accountClient(api).logIn({
      session: back.url.searchParams.get('session') ?? '',
      login_type: 'twitter',
    });
    expect(wrong.json().retcode).toBe(-1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(back)));
    expect(answers.filter((answer) => answer.json().retcode === 200)).toHaveLength(1);
    const late = await visit(new Browser(api.app, site), user, '/account/login/discord');
    await api.database.db.update(loginTicket).set({ expiresAt: sql`${loginTicket.expiresAt} - interval '2 minutes'` });
    expect((await redeem(late)).json().retcode).toBe(-1);
  });

  test('neither state, code nor ticket is stored in the clear or logged', async () => {
    const browser = new Browser(api.app, site);
    const back = await visit(browser, newUser(), '/account/login/discord');
    const secrets = ['session', 'state', 'code'].flatMap((name) =>
      [...browser.history.map(({ url }) => url), back.url].map((url) => url.searchParams.get(name) ?? ''),
    );
    const found = secrets.filter((secret) => secret.length > 20);
    expect(found.length).toBeGreaterThan(2);
    const kept = JSON.stringify(await api.database.db.select().from(loginTicket));
    for (const secret of found) expect(kept + api.logLines.join()).not.toContain(secret);
  });

  test('a taken name gets digits at its end', async () => {
    const app = accountClient(api);
    await app.register({ username: 'paimon' });
    const backs = [];
    for (let count = 0; count < 3; count += 1) {
      ids += 1;
      backs.push(await visit(new Browser(api.app, site), `${700_000 + ids}:Paimon`, '/account/login/discord'));
    }
    const names = await Promise.all(backs.map(async (back) => (await redeem(back)).json().data.username as string));
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(name).toMatch(/^paimon_\d{5}$/);
  });

  test('two first logins of one person at once make one account', async () => {
    const user = newUser('Aether');
    const ways: string[] = [];
    const browsers = [new Browser(api.app, site), new Browser(api.app, site)];
    const holdBack = (url: URL) => !(url.pathname.endsWith('/callback') && ways.push(url.href) > 0);
    for (const browser of browsers) await visit(browser, user, '/account/login/discord', holdBack);
    const backs = await Promise.all(browsers.map((browser, index) => browser.open(ways[index] ?? '')));
    const uids = await Promise.all(backs.map(async (back) => (await redeem(back)).json().data.uid as string));
    expect(uids[0]).toBe(uids[1]);
    const named = await api.database.db
      .select()
      .from(account)
      .where(eq(account.name, user.split(':')[1] ?? ''));
    expect(named).toHaveLength(1);
  });

  test('a return that is replayed is refused', async () => {
    const browser = new Browser(api.app, site);
    await visit(browser, newUser(), '/account/login/discord');
    const callback = browser.history.findLast(({ url }) => url.pathname.endsWith('/callback'));
    expect(popup(await browser.open(callback?.url.href ?? ''))).toBe(expired);
    const state = callback?.url.searchParams.get('state') ?? '';
    const replayed = await api.app.inject({
      url: `${callback?.url.pathname}${callback?.url.search}`,
      remoteAddress: newAddress(),
      headers: { cookie: `oauth-attempt=${state}` },
    });
    expect(popup({ ...(callback as Page), url: new URL(String(replayed.headers.location)) })).toBe(expired);
  });

  test('a return in another browser is refused, and does not spoil the attempt', async () => {
    const [mine, other] = [new Browser(api.app, site), new Browser(api.app, site)];
    let callback = '';
    await visit(mine, newUser(), '/account/login/discord', (url) => {
      if (!url.pathname.endsWith('/callback')) return true;
      callback = url.href;
      return false;
    });
    expect(popup(await other.open(callback))).toBe(expired);
    await other.open(`${site}/account/login/discord`);
    expect(popup(await other.open(callback))).toBe(expired);
    expect((await mine.open(callback)).url.searchParams.get('session')).toMatch(/^[\w-]{43}$/);
  });

  test('a return to the other provider, without a state or after ten minutes is refused', async () => {
    for (const change of [
      (url: URL) => (url.pathname = '/account/login/twitter/callback'),
      (url: URL) => url.searchParams.delete('state'),
      (url: URL) => url.searchParams.append('state', 'x'),
    ]) {
      const browser = new Browser(api.app, site);
      let callback = new URL(site);
      await visit(browser, newUser(), '/account/login/discord', (url) => {
        if (!url.pathname.endsWith('/callback')) return true;
        callback = url;
        return false;
      });
      change(callback);
      expect(popup(await browser.open(callback.href))).toBe(expired);
    }
    const browser = new Browser(api.app, site);
    let callback = '';
    await visit(browser, newUser(), '/account/login/discord', (url) => {
      if (!url.pathname.endsWith('/callback')) return true;
      callback = url.href;
      return false;
    });
    await api.database.db
      .update(socialAttempt)
      .set({ expiresAt: sql`${socialAttempt.expiresAt} - interval '10 minutes'` });
    expect(popup(await browser.open(callback))).toBe(expired);
  });

  test('the provider refuses a code without the verifier of its attempt', async () => {
    const browser = new Browser(api.app, site);
    let callback = '';
    await visit(browser, newUser(), '/account/login/discord', (url) => {
      if (!url.pathname.endsWith('/callback')) return true;
      callback = url.href;
      return false;
    });
    await api.database.db.update(socialAttempt).set({ codeVerifier: 'x'.repeat(43) });
    expect(popup(await browser.open(callback))).toBe(noAnswer);
  });

  test('a member who declines sees a message', async () => {
    const browser = new Browser(api.app, site);
    const asked = await browser.open(`${site}/account/login/discord`);
    const abort = new URL(/href="([^"]+\/abort)"/.exec(asked.body)?.[1] ?? '', asked.url).href;
    expect(popup(await browser.open(abort))).toBe('You did not allow Discord to log you in.');
  });

  test('a provider that is not configured is not offered', async () => {
    const plain = await createOther(null);
    for (const path of ['/account/login/discord', '/account/login/discord/callback?code=x&state=y']) {
      const page = await new Browser(plain.app, site).open(`${site}${path}`);
      expect(popup(page)).toBe('Login with Discord is not offered here.');
    }
    const extensionsOf = async (app: TestApp['app']) =>
      (await app.inject({ url: '/api/v2/capabilities' })).json().data.extensions as string[];
    expect(await extensionsOf(plain.app)).not.toContain('social-discord');
    expect(await extensionsOf(api.app)).toEqual(expect.arrayContaining(['social-discord', 'social-twitter']));
  });

  test.each<[string, RequestListener]>([
    ['garbage', (_, response) => response.end('<html>maintenance</html>')],
    ['no token', (_, response) => response.end('{"access_token":7}')],
    ['null', (_, response) => response.end('null')],
    ['an error', (_, response) => void response.writeHead(500).end('{"error":"hunter2"}')],
    ['a connection that breaks', (request) => request.socket.destroy()],
  ])('a token endpoint that answers %s ends in a message', async (_, listener) => {
    const broken = await listen(listener);
    const other = await createOther(providerAt('discord', { tokenUrl: broken.url }));
    expect(popup(await visit(new Browser(other.app, site), newUser(), '/account/login/discord'))).toBe(noAnswer);
    expect(other.logLines.join()).not.toContain('hunter2');
  });

  test.each<[string, unknown]>([
    ['nobody', {}],
    ['an id that is a number', { id: 7, username: 'lumine' }],
    ['a name that never ends', { id: '7', username: 'x'.repeat(10_000) }],
  ])('a user that is %s ends in a message', async (_, user) => {
    const odd = await listen((_request, response) => response.end(JSON.stringify(user)));
    const other = await createOther(providerAt('discord', { userUrl: odd.url }));
    expect(popup(await visit(new Browser(other.app, site), newUser(), '/account/login/discord'))).toBe(noAnswer);
  });

  test('an unreachable provider ends in a message', async () => {
    const gone = await listen(() => {});
    await gone.close();
    const other = await createOther(providerAt('discord', { tokenUrl: gone.url }));
    expect(popup(await visit(new Browser(other.app, site), newUser(), '/account/login/discord'))).toBe(noAnswer);
  });

  test('new accounts count as registrations of their address', async () => {
    const browser = new Browser(api.app, site);
    const fields = (index: number) => ({ username: `crowd${index}` });
    for (let index = 0; index < 5; index += 1) {
      await accountClient(api).register(fields(index), { address: browser.address });
    }
    const message = popup(await visit(browser, newUser(), '/account/login/discord'));
    expect(message).toBe('Too many registrations from your address. Please try again later.');
  });

  describe('linked to an account', () => {
    const client = () => accountClient(api);
    const post = async (call: { path: string }, key: string, payload: object) =>
      (await api.app.inject({ method: 'POST', url: call.path, headers: { authorization: key }, payload })).json();
    const start = async (key: string, secret = password) =>
      (await post(startSocialLink, key, { provider: 'discord', password: secret })).data?.ticket ?? '';
    const leave = (session: string, user: string) =>
      visit(new Browser(api.app, site), user, `/account/login/discord?type=link&session=${session}&state=s1`);
    const finish = (key: string, back: Page) =>
      post(finishSocialLink, key, { link: back.url.searchParams.get('link') ?? '' });
    const linksOf = async (key: string) => (await client().account(key)).json().data.account.third_login;
    const message = ({ url }: Page) => [url.pathname, url.searchParams.get('message')?.replaceAll('_', ' ')];

    test('by its owner, with the password, it opens that account, and can be unlinked', async () => {
      const { data } = await client().enter();
      const [key, user] = [data.sessionKey, newUser()];
      expect(await start(key, 'wrong')).toBe('');
      const back = await leave(await start(key), user);
      expect([back.url.pathname, [...back.url.searchParams.keys()]]).toEqual([
        '/account',
        ['link', 'login_type', 'state'],
      ]);
      expect(await finish(key, back)).toEqual({ retcode: 200, message: 'Linked' });
      expect(await linksOf(key)).toEqual({ discord: true, twitter: false });
      const login = await redeem(await visit(new Browser(api.app, site), user, '/account/login/discord'));
      expect(login.json().data.uid).toBe(data.uid);
      expect((await finish(key, back)).retcode).toBe(-1);
      expect((await post(unlinkSocialLogin, key, { provider: 'discord', password: 'wrong' })).retcode).toBe(-1);
      for (let count = 0; count < 2; count += 1) {
        expect((await post(unlinkSocialLogin, key, { provider: 'discord', password })).retcode).toBe(200);
      }
      expect(await linksOf(key)).toEqual({ discord: false, twitter: false });
    });

    test('the session key of the specification unlinks, but links only to an account without a password', async () => {
      const { data } = await client().enter();
      const refused = await leave(data.sessionKey, newUser());
      expect(message(refused)).toEqual(['/account', 'Please link it on your account page, with your password.']);
      const { rows } = await api.database.query(
        'update account set password_hash = null, email_verified_at = now() where id = $1 returning password_hash',
        [Number(data.uid)],
      );
      expect(rows).toHaveLength(1);
      await finish(data.sessionKey, await leave(data.sessionKey, newUser()));
      expect((await linksOf(data.sessionKey)).discord).toBe(true);
      const browser = new Browser(api.app, site);
      const page = await browser.open(
        `${site}/account/login/discord?type=unlink&session=${data.sessionKey}`,
        undefined,
        () => false,
      );
      expect(message(page)).toEqual(['/account', 'Discord was unlinked.']);
      expect((await linksOf(data.sessionKey)).discord).toBe(false);
    });

    test('an attacker cannot make a visitor link an account, nor use the return of a visitor', async () => {
      const [victim, thief] = [await client().enter(), await client().enter()];
      const back = await leave(await start(thief.data.sessionKey), newUser());
      expect((await finish(victim.data.sessionKey, back)).retcode).toBe(-1);
      const own = await leave(await start(victim.data.sessionKey), newUser());
      expect((await finish(thief.data.sessionKey, own)).retcode).toBe(-1);
      expect([await linksOf(victim.data.sessionKey), await linksOf(thief.data.sessionKey)]).toEqual([
        { discord: false, twitter: false },
        { discord: false, twitter: false },
      ]);
    });

    test('a ticket works once, and a wrong or ended session leads back with a message', async () => {
      const { data } = await client().enter();
      const ticket = await start(data.sessionKey);
      await leave(ticket, newUser());
      await client().logOut(data.sessionKey);
      for (const session of [ticket, data.sessionKey, 'x', '']) {
        for (const type of ['link', 'unlink']) {
          const url = `${site}/account/login/discord?type=${type}&session=${session}`;
          const page = await new Browser(api.app, site).open(url, undefined, () => false);
          expect(message(page)).toEqual(['/account', 'Your session has expired. Please log in again.']);
        }
      }
    });

    test('the last way to log in stays, and a login of another account or a second one is refused', async () => {
      const user = newUser();
      const social = (await redeem(await visit(new Browser(api.app, site), user, '/account/login/discord'))).json();
      const own = social.data.sessionKey as string;
      expect(await post(unlinkSocialLogin, own, { provider: 'discord', password: '' })).toMatchObject({
        retcode: -1,
        message: expect.stringContaining('last way to log in'),
      });
      expect((await linksOf(own)).discord).toBe(true);
      const { data } = await client().enter();
      const taken = await finish(data.sessionKey, await leave(await start(data.sessionKey), user));
      expect(taken.message).toBe('This Discord login belongs to another account.');
      await finish(data.sessionKey, await leave(await start(data.sessionKey), newUser()));
      const second = await finish(data.sessionKey, await leave(await start(data.sessionKey), newUser()));
      expect(second.message).toBe('Please unlink the other Discord login first.');
    });
  });

  test('other providers do not exist', async () => {
    expect((await api.app.inject({ url: '/account/login/evil' })).statusCode).toBe(404);
    expect((await api.app.inject({ url: '/account/login/__proto__/callback' })).statusCode).toBe(404);
  });

  test('hostile parameters are not passed on', async () => {
    const odd = new URLSearchParams({ type: '"><script>\r\nx: y', state: 'https://evil.example/\r\n' });
    const start = await api.app.inject({ url: `/account/login/discord?${odd}`, remoteAddress: newAddress() });
    expect(start.statusCode).toBe(302);
    const [attempt] = await api.database.db.select().from(socialAttempt).where(eq(socialAttempt.entryType, 'scriptxy'));
    expect(attempt).toMatchObject({ siteState: '' });
    expect(String(start.headers['set-cookie'])).toMatch(
      /^oauth-attempt=[\w-]{43}; Max-Age=600; Path=\/account\/login; HttpOnly; SameSite=Lax$/,
    );
  });

  test('on https the cookie is Secure', async () => {
    const other = await createOther(providerAt('discord'), 'https://play.example.org');
    const start = await other.app.inject({ url: '/account/login/discord', remoteAddress: newAddress() });
    const [cookie, ...rules] = String(start.headers['set-cookie']).split('; ');
    expect(cookie).toMatch(/^__Secure-oauth-attempt=.+/);
    expect(rules).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/account/login']));
    const target = new URL(String(start.headers.location));
    expect(target.searchParams.get('redirect_uri')).toBe('https://play.example.org/account/login/discord/callback');
    expect(target.searchParams.get('code_challenge_method')).toBe('S256');
  });

  async function listen(listener: RequestListener): Promise<{ url: string; close: () => Promise<void> }> {
    const fake: Server = createServer(listener);
    await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve));
    const { port } = fake.address() as AddressInfo;
    const close = () => new Promise<void>((resolve) => void fake.close(() => resolve()).closeAllConnections());
    const opened = { url: `http://127.0.0.1:${port}/`, close };
    others.push(opened);
    return opened;
  }
});
