import type { StoredSession } from '@starhaven/contracts/session';
import { UpstreamError } from '@starhaven/upstream/server';
import type { ContentVersions } from '@starhaven/upstream/server';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { fakeUpstream } from '@starhaven/upstream/testing';
import { createSessionCookies } from '../cookie/create-session-cookies.server';
import { liveSessions } from './live-sessions.server';
import { createSessionWatch } from './session-watch.server';

const stored: StoredSession = {
  uid: '7',
  username: 'paimon',
  name: 'Paimon',
  token: '',
  tokenAPI: '',
  sessionKey: 'key-of-7',
  expiredlogin: 4e9,
  locale: 'en',
  role: [1],
  roleExpired: 0,
};
const { token: _, sessionKey: __, ...asSeenByHost } = stored;
const good = { retcode: 200, data: asSeenByHost };

let nowMs: number;
let asked: number;
let answer: CallAnswers['getSessionState'];
let tellAccount: (uid: string) => void;
let tellsAccounts: boolean;

beforeEach(() => {
  nowMs = 1_800_000_000_000;
  asked = 0;
  answer = good;
  tellsAccounts = true;
});

const client = (hasExtension = true) => {
  const getSessionState: CallAnswers['getSessionState'] = async (input) => {
    asked += 1;
    return typeof answer === 'function' ? answer(input) : (answer ?? good);
  };
  const extensions: Extension[] = hasExtension ? ['sessions'] : [];
  return fakeUpstream({ answers: { getSessionState }, extensions }).upstream;
};

function watch() {
  const versions = {
    get tellsAccounts() {
      return tellsAccounts;
    },
    onAccountChange: (listener: (uid: string) => void) => {
      tellAccount = listener;
      return () => undefined;
    },
  } as unknown as ContentVersions;
  return createSessionWatch({ versions, now: () => nowMs });
}

test('the host is asked once, and again after it announced a change', async () => {
  const sessions = watch();
  await expect(sessions.check(stored, client())).resolves.toEqual(stored);
  nowMs += 60_000;
  await sessions.check(stored, client());
  expect(asked).toBe(1);
  tellAccount('8');
  await sessions.check(stored, client());
  expect(asked).toBe(1);
  answer = { ...good, data: { ...asSeenByHost, role: [3], name: 'Emergency Food' } };
  tellAccount('7');
  await expect(sessions.check(stored, client())).resolves.toMatchObject({ role: [3], name: 'Emergency Food' });
  expect(asked).toBe(2);
});

test('a session that the host has ended is not valid', async () => {
  answer = { retcode: 401, message: 'Your session has expired. Please log in again.' };
  await expect(watch().check(stored, client())).resolves.toBeNull();
});

test('without a stream of account changes, the answer of the host is valid for five seconds', async () => {
  tellsAccounts = false;
  const sessions = watch();
  await sessions.check(stored, client());
  nowMs += 4_000;
  await sessions.check(stored, client());
  expect(asked).toBe(1);
  nowMs += 2_000;
  await sessions.check(stored, client());
  expect(asked).toBe(2);
});

test('a clock that is set back does not extend the validity of an answer', async () => {
  tellsAccounts = false;
  jest.useFakeTimers();
  try {
    const sessions = createSessionWatch({ versions: null });
    await sessions.check(stored, client());
    jest.setSystemTime(Date.now() - 24 * 3_600_000);
    jest.advanceTimersByTime(6_000);
    await sessions.check(stored, client());
    expect(asked).toBe(2);
  } finally {
    jest.useRealTimers();
  }
});

test('a check that failed in an unexpected way is repeated by the next request', async () => {
  answer = new Error('unexpected');
  const sessions = watch();
  await expect(sessions.check(stored, client())).rejects.toThrow('unexpected');
  answer = good;
  await expect(sessions.check(stored, client())).resolves.toEqual(stored);
});

test('an answer to a request from before the account changed is not cached', async () => {
  let release: (value: typeof good) => void = () => {};
  answer = () => new Promise((resolve) => (release = resolve));
  const sessions = watch();
  const early = sessions.check(stored, client());
  tellAccount('7');
  release(good);
  await early;
  answer = { retcode: 401 };
  await expect(sessions.check(stored, client())).resolves.toBeNull();
});

test('a host in trouble, or without the extension, does not log anybody out', async () => {
  answer = new UpstreamError('network', 'getSessionState', 'is gone');
  const sessions = watch();
  await expect(sessions.check(stored, client())).resolves.toEqual(stored);
  await sessions.check(stored, client());
  expect(asked).toBe(1);
  nowMs += 3_000;
  answer = { retcode: 401 };
  await expect(sessions.check(stored, client())).resolves.toBeNull();
  await expect(watch().check(stored, client(false))).resolves.toEqual(stored);
});

test('cookies of a live request read an ended session as none, with the reason', async () => {
  const cookies = createSessionCookies({
    siteName: 'Starhaven',
    siteUrl: 'http://localhost:3000',
    secrets: ['b7e1c0a94d5f4f0e8a6c2d3b9f8e7a6d5c4b3a29'],
  });
  const header = (await cookies.commit(stored)).split(';')[0] ?? '';
  const live = liveSessions(cookies, watch(), client());
  await expect(live.read(header)).resolves.toEqual(stored);
  answer = { retcode: 401 };
  tellAccount('7');
  await expect(live.inspect(header)).resolves.toEqual({ session: null, problem: 'ended' });
  await expect(live.inspect('other=1')).resolves.toEqual({ session: null, problem: 'missing' });
});
