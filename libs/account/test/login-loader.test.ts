/** @jest-environment node */
import { loader as loginLoader } from '../src/routes/login/login.route.server';
import { loader as launchLoader } from '../src/routes/login-launch/login-launch.route.server';
import { loader as oauthLoader } from '../src/routes/oauth/oauth.route.server';
import { loader as socialLoader } from '../src/routes/login-social/login-social.route.server';
import type { Extension } from '@starhaven/upstream/testing';
import { failure, refusal, secrets, sessions, success, Visit } from './login-visit';

const social: Extension[] = ['social-discord'];
const path = '/login?session=ticket-1&login_type=discord&type=web';

async function loggedIn(visit: Visit): Promise<Visit> {
  const [pair = ''] = (await sessions.commit(success().data)).split(';');
  const at = pair.indexOf('=');
  visit.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  return visit;
}

/** Starts a login with Discord; returns the state that was sent. */
async function leave(visit: Visit, query = '?type=web&redirect=%2Fask'): Promise<string> {
  const answer = await socialLoader({
    request: visit.request(`/login/social/discord${query}`),
    params: { provider: 'discord' },
    context: visit.context,
  });
  const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
  visit.cookies.set(cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1));
  return new URL(answer.headers.get('Location') ?? '', 'https://inn.test').searchParams.get('state') ?? '';
}

describe('leaving for Discord', () => {
  const ask = (visit: Visit, provider = 'discord') =>
    socialLoader({
      request: visit.request('/login/social/x?type=ingame'),
      params: { provider },
      context: visit.context,
    });

  test('uses our own address, or the account host’s address if it has one', async () => {
    const ours = await ask(new Visit({}, social));
    expect(ours.headers.get('Location')).toMatch(/^\/account\/login\/discord\?type=ingame&state=[\w-]{43}$/);
    expect(ours.headers.getSetCookie()[0]).toMatch(/^__Host-starhaven-entry=.*; HttpOnly; Secure; SameSite=Lax$/);
    const theirs = await ask(new Visit({}, social, { accountPublicUrl: 'https://id.test' }));
    expect(theirs.headers.get('Location')).toMatch(/^https:\/\/id\.test\/account\/login\/discord\?/);
  });

  test('a host of the specification gets its own address, for both logins', async () => {
    for (const provider of ['discord', 'twitter']) {
      const answer = await ask(new Visit(), provider);
      expect(answer.headers.get('Location')).toBe(`/account/login/${provider}?type=ingame`);
    }
    expect((await new Visit().get('/login')).page['providers']).toEqual(['discord', 'twitter']);
    expect((await new Visit({}, [], { socialLogins: ['twitter'] }).get('/login')).page['providers']).toEqual([
      'twitter',
    ]);
    // A host that announces its extensions supports only those.
    expect((await new Visit({}, ['sessions']).get('/login')).page['providers']).toEqual([]);
  });

  test.each(['twitter', '../evil', 'toString'])('%s is not offered and leads back', async (provider) => {
    const answer = await ask(new Visit({}, social), provider);
    expect(answer.headers.get('Location')).toBe('/login?type=ingame');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('the return from Discord', () => {
  test('of the browser that left is a login, and the redirect survives', async () => {
    const visit = new Visit({ logIn: success() }, social);
    const state = await leave(visit);
    const { location, headers } = await visit.get(`${path}&state=${state}`);
    expect(location).toBe('/ask');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(visit.calls[0]?.input.body).toEqual({ session: 'ticket-1', login_type: 'discord', enter_type: 'web' });
    expect(await visit.session()).toMatchObject({ sessionKey: secrets.sessionKey });
    expect([...visit.cookies.keys()].join()).not.toContain('entry');
  });

  test('of a host without state is accepted if the browser started the login here', async () => {
    const visit = new Visit({ logIn: success() }, [], { socialLogins: ['discord'] });
    expect(await leave(visit)).toBe('');
    expect((await visit.get(path)).location).toBe('/ask');
  });

  test.each([
    ['without the cookie', false, ''],
    ['without the state that our host gives back', true, ''],
    ['with a state of somebody else', true, '&state=somebody-elses-state-0123456789'],
  ])('%s must be confirmed first, and the parameters leave the address', async (_what, hasLeft, query) => {
    const visit = new Visit({ logIn: success() }, social);
    if (hasLeft) await leave(visit);
    const { location } = await visit.get(path + query);
    expect(location).toBe('/login?step=social');
    expect(visit.calls).toEqual([]);
    expect(await visit.session()).toBeNull();
    const { page } = await visit.get('/login?step=social');
    expect(page).toMatchObject({ step: 'social', socialProvider: 'discord' });
    expect(JSON.stringify(page)).not.toContain('ticket-1');
    expect((await visit.post('/login?step=social', { intent: 'continue-social' })).location).toBe('/account');
    expect(visit.noticeTitle()).toBe('Login Successful');
    expect(await visit.session()).toMatchObject({ sessionKey: secrets.sessionKey });
  });

  test('with a used ticket or a host that is down says so on the form, and the address is clean', async () => {
    for (const [answer, message] of [
      [refusal(-1, { message: 'Expired.' }), 'Expired.'],
      [failure('network'), 'Failed to connect to server. Please try again.'],
    ] as const) {
      const visit = new Visit({ logIn: answer }, social);
      const state = await leave(visit);
      expect((await visit.get(`${path}&state=${state}`)).location).toBe('/login?redirect=%2Fask');
      expect((await visit.get('/login')).page['note']).toMatchObject({ title: 'Login Failed', message });
    }
  });

  test.each(['__Host-starhaven-entry=%', '__Host-starhaven-entry=e30', '__Host-starhaven-pending=bnVsbA'])(
    'with the mangled cookie %s must be confirmed first',
    async (cookie) => {
      const visit = new Visit({ logIn: success() }, social);
      const [name = '', value = ''] = cookie.split('=');
      visit.cookies.set(name, value);
      expect((await visit.get(path)).location).toBe('/login?step=social');
    },
  );
});

describe('a visitor who is logged in already', () => {
  test.each([
    ['/login', '/account'],
    ['/login?redirect=%2Fask', '/ask'],
    ['/login?redirect=%2F%2Fevil.test', '/account'],
    ['/login?redirect=%2Flogin', '/account'],
  ])('and opens %s goes on to %s', async (from, to) => {
    expect((await (await loggedIn(new Visit())).get(from)).location).toBe(to);
  });

  test('and comes from inside the game is asked first, and may switch the account', async () => {
    const visit = await loggedIn(new Visit({ logOut: refusal(0) }, ['sessions']));
    const { page } = await visit.get('/login?type=ingame');
    expect(page['storedName']).toBe('ada');
    expect(JSON.stringify(page)).not.toMatch(new RegExp(Object.values(secrets).join('|')));
    const { location } = await visit.post('/login?type=ingame', { intent: 'switch-account' });
    expect(location).toBe('/login?type=ingame');
    expect(visit.calls).toMatchObject([{ name: 'logOut', input: { sessionKey: secrets.sessionKey } }]);
    expect(await visit.session()).toBeNull();
  });

  test('leaves the account also while the host is down', async () => {
    const visit = await loggedIn(new Visit({ logOut: failure('network') }, ['sessions']));
    await visit.post('/login?type=ingame', { intent: 'switch-account' });
    expect(await visit.session()).toBeNull();
  });
});

test('steps that belong to a login are not shown without one', async () => {
  for (const step of ['launch', 'continue', 'social', 'second-factor', 'constructor']) {
    expect((await new Visit().get(`/login?step=${step}`)).page).toMatchObject({ step: null, targetHref: null });
  }
});

describe('the launch', () => {
  const launch = async (visit: Visit, site?: string) => {
    const request = visit.request('/login/launch?type=ingame', { headers: site ? { 'Sec-Fetch-Site': site } : {} });
    return launchLoader({ request, params: {}, context: visit.context });
  };

  test.each([undefined, 'same-origin', 'none'])('from %s opens the app with the access token', async (site) => {
    const answer = await launch(await loggedIn(new Visit()), site);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe(`starhaven://login?token=${secrets.token}&type=ingame`);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
  });

  test.each(['cross-site', 'same-site'])('from a %s page hands out nothing', async (site) => {
    const answer = await launch(await loggedIn(new Visit()), site);
    expect(answer.headers.get('Location')).toBe('/login?type=ingame');
  });

  test('needs a login, and a launcher', async () => {
    expect((await launch(new Visit())).headers.get('Location')).toBe('/login?type=ingame');
    const unset = await loggedIn(new Visit({}, [], { appScheme: null }));
    expect((await launch(unset)).headers.get('Location')).toBe('/login?step=launch&type=ingame');
    expect((await unset.get('/login?step=launch&type=ingame')).page).toMatchObject({
      step: 'launch',
      targetHref: null,
    });
  });
});

describe('somebody who is logged in', () => {
  test('is redirected, but not from the forgotten-password tab and not from the reply to a form', async () => {
    const visit = await loggedIn(new Visit());
    expect((await visit.get('/login')).location).toBe('/account');
    expect((await visit.get('/login?tab=forgot')).page).toMatchObject({ tab: 'forgot', step: null });
    const afterForm = visit.request('/login', { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    const { data } = await loginLoader({ request: afterForm, params: {}, context: visit.context });
    expect(data).toMatchObject({ tab: 'login', step: null, storedName: null });
  });
});

describe('the login through our own address', () => {
  const go = (status: number, visit = new Visit()) =>
    oauthLoader({
      request: visit.request('/account/login/discord?type=web'),
      params: { provider: 'discord' },
      context: {
        ...visit.context,
        forwardPage: async () => new Response(null, { status, headers: { Location: 'https://discord.test/' } }),
      },
    });

  test('is the host’s redirect, or the login page with a notice when the host gives none', async () => {
    expect((await go(302)).headers.get('Location')).toBe('https://discord.test/');
    for (const status of [400, 429, 502]) {
      const answer = await go(status);
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/login']);
      expect(answer.headers.get('Set-Cookie')).toContain('note=');
    }
  });
});
