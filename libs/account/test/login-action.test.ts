/** @jest-environment node */
// Over 400 lines: every intent of one action, with the same stand-in for the host.
import type { Extension } from '@starhaven/upstream/testing';
import { failure, refusal, secrets, success, Visit } from './login-visit';

const login = { intent: 'log-in', username: 'ada', password: 'sesame-lantern' };
const now = () => Math.floor(Date.now() / 1000);

describe('a login', () => {
  test('saves the session and leads to the target at once', async () => {
    const visit = new Visit({ logIn: success() });
    const { status, location } = await visit.post('/login?redirect=%2Fask', login);
    expect([status, location]).toEqual([302, '/ask']);
    expect(visit.noticeTitle()).toBe('Login Successful');
    expect(await visit.session()).toMatchObject({ username: 'ada', sessionKey: secrets.sessionKey });
    expect(visit.calls).toEqual([
      { name: 'logIn', input: { body: { username: 'ada', password: 'sesame-lantern', enter_type: 'web' } } },
    ]);
  });

  test('in place answers with the message, and no key is in it', async () => {
    const visit = new Visit({ logIn: success() });
    const { reply } = await visit.post('/login', { ...login, enhanced: '1' });
    expect(reply).toMatchObject({
      message: { type: 'ok', title: 'Login Successful' },
      done: { to: '/account', isDocument: false },
    });
    expect(visit.noticeTitle()).toBeUndefined();
    expect(JSON.stringify(reply)).not.toMatch(new RegExp(Object.values(secrets).join('|')));
    expect(await visit.session()).toMatchObject({ sessionKey: secrets.sessionKey });
  });

  test.each([
    ['//evil.test', '/account'],
    ['https:evil.test', '/account'],
    ['javascript:alert(1)', '/account'],
    ['https://forum.inn.test/t/1', '/login?step=continue&redirect=https%3A%2F%2Fforum.inn.test%2Ft%2F1'],
  ])('with the target %s ends at %s', async (redirect, expected) => {
    const visit = new Visit({ logIn: success() });
    const { location } = await visit.post(`/login?redirect=${encodeURIComponent(redirect)}`, login);
    expect(location).toBe(expected);
  });

  test('from inside the game ends on the page with the link, or in place at the link itself', async () => {
    const visit = new Visit({ logIn: success() });
    expect((await visit.post('/login?type=ingame', login)).location).toBe('/login?step=launch&type=ingame');
    expect(visit.calls[0]?.input.body).toMatchObject({ enter_type: 'ingame' });
    const { reply } = await visit.post('/login?type=ingame', { ...login, enhanced: '1' });
    expect(reply.done).toEqual({ to: '/login/launch?type=ingame', isDocument: true });
  });

  test.each([[{ uid: '' }], [{ username: '' }], [{ role: [] }]])(
    'without %j takes the missing field from the account call, and succeeds even if that call fails',
    async (missing) => {
      const account = { _id: '7', username: 'ada', name: 'Ada', tokenAPI: 'code', locale: 'en', role: [3] };
      const getAccount = {
        retcode: 200,
        data: { account: { ...account, roleExpired: 0, expiredlogin: 5 }, player: [] },
      };
      const visit = new Visit({ logIn: success(missing), getAccount });
      await visit.post('/login', login);
      expect(await visit.session()).toMatchObject({
        ...{ uid: '7', username: 'ada', name: 'Ada', role: [3], tokenAPI: 'code' },
        expiredlogin: 4_000_000_000,
      });

      const silent = new Visit({ logIn: success(missing), getAccount: failure('timeout') });
      expect((await silent.post('/login', login)).location).toBe('/account');
      expect(await silent.session()).toMatchObject({ sessionKey: secrets.sessionKey, ...missing });
    },
  );

  test('without an end time from the host takes it from the account, and fails when that has none either', async () => {
    const account = { _id: '9', username: 'ada', name: 'Ada', tokenAPI: '', locale: '', role: [3], roleExpired: 0 };
    const getAccount = { retcode: 200, data: { account: { ...account, expiredlogin: 4_000_000_000 }, player: [] } };
    const visit = new Visit({ logIn: success({ uid: '', expiredlogin: 0 }), getAccount });
    await visit.post('/login', login);
    expect(await visit.session()).toMatchObject({ uid: '9', name: 'Ada', expiredlogin: 4_000_000_000 });
    expect(visit.calls[1]).toMatchObject({ name: 'getAccount', input: { sessionKey: secrets.sessionKey } });

    const silent = new Visit({ logIn: success({ expiredlogin: 0 }), getAccount: { retcode: -1 } });
    const { status, reply } = await silent.post('/login', login);
    expect([status, reply.message?.title, await silent.session()]).toEqual([502, 'Login Failed', null]);
  });

  test('sends the fields of extensions only to a host that announces them', async () => {
    const plain = new Visit({ logIn: { ...success(), known_device: 'd-1' } });
    await plain.post('/login', login);
    expect([...plain.cookies.keys()].join()).not.toContain('device');
    const sent = Object.keys(plain.calls[0]?.input.body ?? {});
    expect(sent.filter((field) => !['username', 'password', 'enter_type'].includes(field))).toEqual([]);

    const ours = new Visit({ logIn: { ...success(), known_device: 'd-1' } }, ['known-devices', 'second-factors']);
    await ours.post('/login', login);
    await ours.post('/login', login);
    expect(ours.calls[0]?.input.body).toMatchObject({ known_device: '' });
    expect(ours.calls[1]?.input.body).toMatchObject({ known_device: 'd-1', second_factor: 'yes' });
    expect([...ours.cookies.keys()]).toContain('__Host-starhaven-device');
  });

  test.each([
    [refusal(-1, { message: 'This account is banned.' }), 422, 'Login Failed', 'This account is banned.'],
    [refusal(-1, { message: '' }), 422, 'Login Failed', 'Invalid credentials'],
    [refusal(429, { message: 'slow' }), 429, 'Login Failed', 'slow'],
    [failure('network'), 502, 'Login Failed', 'Failed to connect to server. Please try again.'],
    [failure('timeout'), 504, 'Login Failed', 'Failed to connect to server. Please try again.'],
    [failure('shape'), 502, 'Login Failed', 'Network error. Please try again.'],
    [failure('status', { status: 503, serverMessage: 'Back soon.' }), 502, 'Login Failed', 'Back soon.'],
    [
      failure('status', { status: 503, serverMessage: 'Service Unavailable' }),
      502,
      'Login Failed',
      'Network error. Please try again.',
    ],
  ])('that is refused (%#) keeps the name, never the password', async (answer, status, title, message) => {
    const visit = new Visit({ logIn: answer });
    const result = await visit.post('/login', login);
    expect(result.status).toBe(status);
    expect(result.reply.message).toEqual({ type: 'error', title, message });
    expect(result.reply.result?.initialValue).toMatchObject({ username: 'ada' });
    expect(JSON.stringify(result.reply)).not.toContain('sesame');
    expect(await visit.session()).toBeNull();
  });

  test('over the limit, the reply says how many attempts, in how long, and until when', async () => {
    const time = now() + 90;
    const { status, reply } = await new Visit({ logIn: refusal(429, { ratelimit: { max: 5, time } }) }).post(
      '/login',
      login,
    );
    expect(status).toBe(429);
    expect(reply.waitUntilSeconds).toBe(time);
    expect(reply.message?.title).toBe('Rate Limited');
    expect(reply.message?.message).toMatch(
      /^Too many attempts\. A maximum of 5 attempts is allowed\. Please wait 01:\d\d /,
    );
  });

  test.each([
    ['status', 429, 429, 'Rate Limited', /^Too many attempts\. Please wait 01:\d\d before you try again\.$/],
    ['status', 503, 502, 'Login Failed', /^Network error\. Please try again\.$/],
    ['refused', 429, 503, 'Login Failed', /^Network error\. Please try again\.$/],
  ] as const)(
    'of which the host (%s %i) asks to wait says how long',
    async (kind, hostStatus, status, title, message) => {
      const answer = failure(kind, { status: hostStatus, retryAfterSeconds: 90 });
      const result = await new Visit({ logIn: answer }).post('/login', login);
      expect(result.reply.message).toMatchObject({ title, message: expect.stringMatching(message) });
      expect(result.status).toBe(status);
      expect(Math.abs(Number(result.headers.get('Retry-After')) - 90)).toBeLessThan(5);
      expect((result.reply.waitUntilSeconds ?? 0) - now()).toBeGreaterThan(80);
    },
  );

  test('a guest sends no password, whatever the browser filled in, and is asked for it by -117', async () => {
    const visit = new Visit({ logIn: refusal(-117, { message: 'x' }) });
    const { reply } = await visit.post('/login', { ...login, guest: 'on' });
    expect(visit.calls[0]?.input.body).toEqual({ username: 'ada', enter_type: 'web' });
    expect(reply).toMatchObject({ needsPassword: true, message: { title: 'Password Required' } });
  });

  test('with a missing field sends nothing to the host', async () => {
    const visit = new Visit();
    const { status, reply } = await visit.post('/login', { intent: 'log-in' });
    expect(status).toBe(422);
    expect(reply.result?.error).toEqual({ username: ['Username is required'], password: ['Password is required'] });
    expect(visit.calls).toEqual([]);
  });

  test('a failure of our own is not hidden', async () => {
    await expect(new Visit({ logIn: new TypeError('bug') }).post('/login', login)).rejects.toThrow('bug');
  });
});

test.each(['😀😀😀', 'مرحبا', 'a\u200bb', '\u202eevil', 'x'.repeat(256), '<b>ada</b>'])(
  'a name like %j is the host’s to judge and breaks nothing',
  async (username) => {
    const visit = new Visit({ logIn: refusal(-1, { message: '' }), register: refusal(-1, { message: '' }) });
    expect((await visit.post('/login', { ...login, username })).reply.message?.message).toBe('Invalid credentials');
    const fields = { email: 'a@inn.test', password: 'sesame-1', passwordConfirmation: 'sesame-1' };
    const answer = await visit.post('/login?tab=register', { intent: 'register', username, ...fields });
    expect(answer.reply.message?.message).toBe('Unable to create account');
  },
);

test.each([
  ['no intent', new URLSearchParams({ username: 'ada' }), {}],
  ['an unknown intent', new URLSearchParams({ intent: 'toString' }), {}],
  ['the form library’s own fields', new URLSearchParams({ __intent__: '{', __state__: '{' }), {}],
  ['a body that is no form', '{"intent":"log-in"}', { 'Content-Type': 'application/json' }],
  ['a broken multipart', 'x', { 'Content-Type': 'multipart/form-data' }],
])('%s is a clear 400', async (_what, body, headers: Record<string, string>) => {
  const { action } = await import('../src/routes/login/login.route.server');
  const visit = new Visit();
  const request = visit.request('/login', { method: 'POST', body, headers });
  const answer = (await action({ request, params: {}, context: visit.context })) as { init: ResponseInit };
  expect(answer.init.status).toBe(400);
});

describe('a registration', () => {
  const fields = {
    intent: 'register',
    username: 'newcomer',
    email: 'a@inn.test',
    password: 'sesame-1',
    passwordConfirmation: 'sesame-1',
  };

  test('leads to the Login tab with the name, with one notice', async () => {
    const visit = new Visit({ register: refusal(200), logIn: failure('network') });
    const { location } = await visit.post('/login?tab=register&redirect=%2Fask', fields);
    expect(location).toBe('/login?redirect=%2Fask');
    expect(visit.calls[0]?.input.body).toMatchObject({ password_tes: 'sesame-1', enter_type: 'web' });
    expect((await visit.get(location ?? '')).page['note']).toMatchObject({ type: 'ok', username: 'newcomer' });
    expect((await visit.get(location ?? '')).page['note']).toBeNull();
  });

  test('over the limit keeps its own title, and says how long to wait', async () => {
    const time = now() + 90;
    const visit = new Visit({ register: refusal(429, { ratelimit: { max: 5, time } }) });
    const { status, reply } = await visit.post('/login?tab=register', fields);
    expect([status, reply.waitUntilSeconds]).toEqual([429, time]);
    expect(reply.message).toMatchObject({
      title: 'Registration Failed',
      message: expect.stringContaining('Please wait 01:'),
    });
  });

  test('from a bot that fills in every field is not sent to the host', async () => {
    const visit = new Visit({ register: refusal(200) });
    const { reply } = await visit.post('/login?tab=register', { ...fields, website: 'https://spam.test' });
    expect(reply.message).toMatchObject({ title: 'Registration Failed', message: 'Unable to create account' });
    expect(visit.calls).toEqual([]);
  });

  test('that fails keeps name and address, never the passwords', async () => {
    const { reply } = await new Visit({ register: failure('network') }).post('/login?tab=register', fields);
    expect(reply.message?.title).toBe('Registration Failed');
    expect(reply.result?.initialValue).toMatchObject({ username: 'newcomer', email: 'a@inn.test' });
    expect(JSON.stringify(reply)).not.toContain('sesame');
  });
});

describe('a forgotten password', () => {
  const send = { intent: 'send-code', email: 'a@inn.test' };
  const reset = { intent: 'reset-password', email: 'a@inn.test', code: 'ABCD2345', password: 'sesame-2' };

  test.each([
    [refusal(0), 'Email Sent', 'a@inn.test'],
    [refusal(2), 'Code Already Sent', 'a@inn.test'],
    [refusal(-1, { message: 'The mail server rests.' }), 'Error', null],
    [failure('network'), 'Error', null],
    [refusal(429, { ratelimit: { max: 5, time: now() + 60 } }), 'Error', null],
  ])('asking for a code (%#)', async (answer, title, codeEmail) => {
    const visit = new Visit({ forgetPassword: answer });
    const { reply } = await visit.post('/login?tab=forgot', send);
    expect([reply.message?.title, reply.codeEmail]).toEqual([title, codeEmail]);
    expect(visit.calls[0]?.input.query).toEqual({ email: 'a@inn.test', resend: 'yes' });
  });

  test('a used-up quota says until when, and a repeated request from the code step stays there', async () => {
    const timestamp = now() + 3600;
    const visit = new Visit({ forgetPassword: refusal(-2, { timestamp }) });
    const { status, reply } = await visit.post('/login?tab=forgot', { ...send, again: '1' });
    expect([status, reply.quotaUntilSeconds, reply.codeEmail]).toEqual([429, timestamp, 'a@inn.test']);
  });

  test('a reset with something missing stays at the code, and calls no host', async () => {
    const visit = new Visit();
    const { status, reply } = await visit.post('/login?tab=forgot', { ...reset, code: '' });
    expect([status, reply.codeEmail]).toEqual([422, 'a@inn.test']);
    expect(reply.result?.error).toEqual({ code: ['Please fill in both verification code and new password'] });
    expect(visit.calls).toEqual([]);
  });

  test('the reset leads to the Login tab; a wrong code stays and keeps no password', async () => {
    const visit = new Visit({ forgetPassword: refusal(0) });
    const { location } = await visit.post('/login?tab=forgot', reset);
    expect(location).toBe('/login');
    expect((await visit.get('/login')).page['note']).toMatchObject({ title: 'Password Reset Successful' });

    const wrong = await new Visit({ forgetPassword: refusal(-1, { message: 'Invalid' }) }).post('/login', reset);
    expect(wrong.reply).toMatchObject({ codeEmail: 'a@inn.test', message: { title: 'Error', message: 'Invalid' } });
    expect(JSON.stringify(wrong.reply)).not.toContain('sesame');
    expect(wrong.reply.result?.error).toEqual({
      code: [expect.stringMatching(/newest mail\. Only the code of the newest mail/)],
    });
    const ours = new Visit({ forgetPassword: refusal(-1, { message: 'Invalid' }) }, ['account-extras']);
    const error = (await ours.post('/login', reset)).reply.result?.error;
    expect(error).toEqual({ code: [expect.stringContaining('valid for 10 minutes')] });
    const weak = new Visit({ forgetPassword: refusal(-1, { message: 'Too common.', field: 'password' }) });
    expect((await weak.post('/login', reset)).reply.result?.error).toEqual({ password: ['Too common.'] });
  });
});

describe('a second factor', () => {
  const challenge = { id: 'challenge-1', methods: ['totp' as const, 'recovery' as const], expires: now() + 600 };
  const answers = { logIn: refusal(-301, { challenge }), confirmSecondFactor: success() };

  test('is asked for after the password and finishes the login', async () => {
    const visit = new Visit(answers, ['second-factors']);
    const { location } = await visit.post('/login?redirect=%2Fask', login);
    expect(location).toBe('/login?step=second-factor&redirect=%2Fask');
    const { page } = await visit.get(location ?? '');
    expect(page).toMatchObject({ step: 'second-factor', factorMethods: ['totp', 'recovery'] });
    expect(JSON.stringify(page)).not.toContain('challenge-1');
    const done = await visit.post(location ?? '', { intent: 'second-factor', method: 'totp', code: '123456' });
    expect(done.location).toBe('/ask');
    expect(visit.calls.at(-1)?.input.body).toEqual({ challenge: 'challenge-1', method: 'totp', code: '123456' });
    expect(await visit.session()).toMatchObject({ sessionKey: secrets.sessionKey });
    expect([...visit.cookies.keys()].join()).not.toContain('pending');
  });

  test.each([
    ['totp', { message: 'The code is wrong.', field: 'code' }, /the app shows now/],
    ['recovery', { message: 'The code is wrong.', field: 'code' }, /works once/],
    ['totp', { message: 'This login took too long.' }, null],
  ])('a wrong code is an error at its field, an expired login is not (%s %j)', async (method, refused, text) => {
    const visit = new Visit({ ...answers, confirmSecondFactor: refusal(-1, refused) }, ['second-factors']);
    const { location } = await visit.post('/login', login);
    const { reply } = await visit.post(location ?? '', { intent: 'second-factor', method, code: '123456' });
    expect(reply.message).toMatchObject({ title: 'Login Failed', message: refused.message });
    expect(reply.result?.error ?? null).toEqual(text === null ? null : { code: [expect.stringMatching(text)] });
  });

  test('without a waiting login leads back to the form', async () => {
    const visit = new Visit(answers);
    const { location } = await visit.post('/login', { intent: 'second-factor', method: 'totp', code: '123456' });
    expect(location).toBe('/login');
    expect((await visit.get('/login?step=second-factor')).page).toMatchObject({ step: null });
    expect(visit.calls).toEqual([]);
  });
});

describe('a puzzle', () => {
  const puzzle = { id: 'p-1', challenge: '{"a":1}', waitUntil: 4_000_000_000, expires: 4_000_000_500 };
  const asked = { ...refusal(-302, { message: 'Please confirm that you are not a robot.' }), puzzle };

  test('is asked for only of a host that announces puzzles, by logins and registrations', async () => {
    const fields = {
      username: 'ada',
      email: 'ada@inn.test',
      password: 'three horses',
      passwordConfirmation: 'three horses',
    };
    const sentTo = async (extensions: Extension[], form: Record<string, string>) => {
      const visit = new Visit({ logIn: success(), register: { retcode: 0 } }, extensions);
      await visit.post('/login', form);
      return visit.calls[0]?.input.body?.proof_of_work;
    };
    for (const form of [
      { intent: 'log-in', ...fields },
      { intent: 'register', ...fields },
    ]) {
      expect([await sentTo(['proof-of-work'], form), await sentTo(['sessions'], form)]).toEqual(['yes', undefined]);
    }
  });

  test('is handed to the page, which keeps the typed values except the password', async () => {
    const visit = new Visit({ logIn: asked, register: asked });
    const { status, reply } = await visit.post('/login', login);
    expect([status, reply.message]).toEqual([422, null]);
    expect(reply.puzzle).toEqual({ id: 'p-1', challenge: '{"a":1}', waitUntil: 4_000_000_000 });
    expect(reply.result?.initialValue).toMatchObject({ username: login.username });
    expect(JSON.stringify(reply)).not.toContain(login.password);
    const fields = { username: 'ada', email: 'a@b.org', password: 'sesame', passwordConfirmation: 'sesame' };
    expect((await visit.post('/login', { intent: 'register', ...fields })).reply.puzzle?.id).toBe('p-1');
  });

  test('comes back solved with the form', async () => {
    const visit = new Visit({ logIn: success() });
    await visit.post('/login', { ...login, proof: 'p-1' });
    expect(visit.calls[0]?.input.body).toMatchObject({ proof: 'p-1' });
  });
});

describe('a passkey', () => {
  const challenge = { id: 'challenge-1', methods: ['passkey' as const, 'recovery' as const], expires: 4_000_000_000 };
  const options = '{"challenge":"abc"}';

  test('is asked for with the host’s options, and its answer finishes the login', async () => {
    const visit = new Visit(
      {
        logIn: { ...refusal(-301), challenge },
        startPasskeyLogin: { retcode: 200, data: { options } },
        confirmSecondFactor: success(),
      },
      ['second-factors'],
    );
    const { location } = await visit.post('/login?redirect=%2Fask', login);
    expect((await visit.post(location ?? '', { intent: 'start-passkey' })).reply.passkeyOptions).toBe(options);
    const done = await visit.post(location ?? '', { intent: 'confirm-passkey', response: '{"id":"x"}' });
    expect(done.location).toBe('/ask');
    expect(visit.calls.at(-1)?.input.body).toEqual({
      challenge: 'challenge-1',
      method: 'passkey',
      response: '{"id":"x"}',
    });
  });

  test('that is refused is said', async () => {
    const visit = new Visit({
      logIn: { ...refusal(-301), challenge },
      confirmSecondFactor: refusal(-1, { message: 'The passkey was not accepted.' }),
    });
    const { location } = await visit.post('/login', login);
    const { reply } = await visit.post(location ?? '', { intent: 'confirm-passkey', response: '{}' });
    expect(reply.message).toMatchObject({ title: 'Login Failed', message: 'The passkey was not accepted.' });
  });
});

test('a new login in the same browser ends the old session', async () => {
  const visit = new Visit({ logIn: success(), logOut: { retcode: 0 } }, ['sessions']);
  await visit.post('/login', login);
  expect(visit.calls.map(({ name }) => name)).not.toContain('logOut');
  await visit.post('/login', login);
  expect(visit.calls.filter(({ name }) => name === 'logOut').map(({ input }) => input.sessionKey)).toEqual([
    secrets.sessionKey,
  ]);
  visit.answers.logOut = failure('network');
  expect((await visit.post('/login', login)).location).toBe('/account');
});

test.each<[string, string[], object, object | null | undefined]>([
  ['a wrong password', ['sessions'], { field: 'password' }, { password: ['Please check your username and password.'] }],
  ['a ban', ['sessions'], {}, null],
  ['a host that names no fields', [], {}, { password: ['Please check your username and password.'] }],
])('%s: the password is marked if typing again can help, and the toast has the host’s text', async (...given) => {
  const [, extensions, more, error] = given;
  const visit = new Visit({ logIn: refusal(-1, { message: 'Refused.', ...more }) }, extensions as never);
  const { reply } = await visit.post('/login', login);
  expect([reply.result?.error ?? null, reply.message?.message]).toEqual([error, 'Refused.']);
  const guest = await visit.post('/login', { ...login, guest: 'on' });
  expect(guest.reply.result?.error ?? null).toBeNull();
});

test('a refusal that names a field is shown at that field', async () => {
  const visit = new Visit({ register: refusal(-1, { message: 'This username is already taken', field: 'username' }) });
  const fields = { username: 'ada', email: 'a@b.org', password: 'sesame', passwordConfirmation: 'sesame' };
  const { reply } = await visit.post('/login?tab=register', { intent: 'register', ...fields });
  expect(reply.result?.error).toEqual({ username: ['This username is already taken'] });
  expect(reply.message).toMatchObject({ title: 'Registration Failed', message: 'Unable to create account' });
});

test('texts too long to be typed are refused, not cut', async () => {
  const visit = new Visit({ logIn: success() });
  const { status, reply } = await visit.post('/login', { ...login, password: 'é'.repeat(600) });
  expect([status, reply.result?.error]).toEqual([422, { password: ['Password is too long'] }]);
  const named = await visit.post('/login', { ...login, username: 'x'.repeat(10_240) });
  expect(named.reply.result?.error).toEqual({ username: ['Username is too long'] });
  expect(visit.calls).toEqual([]);
});

test('an answer that asks to wait has Retry-After for programs', async () => {
  const untilSeconds = Math.ceil(Date.now() / 1000) + 60;
  const visit = new Visit({ logIn: refusal(429, { ratelimit: { max: 5, time: untilSeconds } }) });
  const { status, headers, reply } = await visit.post('/login', login);
  expect(status).toBe(429);
  expect(reply.waitUntilSeconds).toBe(untilSeconds);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(55);
  expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(60);
});
