import * as v from 'valibot';
import {
  findOnServer,
  getAccount,
  getLoginHistory,
  getPointsLink,
  listDevices,
  setAccessCode,
  verifyEmail,
} from '../account';
import { listBlogPosts, uploadBlogImage } from '../blog';
import { getCommands } from '../commands';
import { listGameVersions, listItems } from '../handbook';
import { logIn } from '../session';

function firstPath(schema: v.GenericSchema, answer: unknown): string | null | undefined {
  const result = v.safeParse(schema, answer);
  return result.success ? undefined : v.getDotPath(result.issues[0]);
}

test('success needs its data, a refusal does not, and a fault is named with its path', () => {
  expect(v.parse(listItems.response, { retcode: '-1', message: 'no more' })).toEqual({
    retcode: -1,
    message: 'no more',
  });
  expect(v.parse(listItems.response, { retcode: 0, data: null })).toMatchObject({ retcode: 0, data: [] });
  expect(firstPath(listItems.response, { retcode: 0, data: [{ name: 'no id' }] })).toBe('data.0.id');
  expect(firstPath(listItems.response, { retcode: 0, items: [{ id: '1' }] })).toBe('data');
  expect(firstPath(getAccount.response, { retcode: 200, message: '' })).toBe('data');
  expect(firstPath(getAccount.response, { retcode: '200', data: { account: {} } })).toBe('data.account._id');
});

test('an answer without a code is a success when it has its data', () => {
  expect(v.parse(listBlogPosts.response, { data: [], total: '12' })).toMatchObject({ retcode: 0, data: [], total: 12 });
  expect(v.is(listBlogPosts.response, {})).toBe(false);
  expect(v.is(listBlogPosts.response, 'x')).toBe(false);
});

test.each([{ retcode: 0 }, { retcode: '200', data: null }])('%j means no logins or no devices', (wire) => {
  expect(v.parse(getLoginHistory.response, wire)).toMatchObject({ retcode: 0, data: [] });
  expect(v.parse(listDevices.response, wire)).toMatchObject({ retcode: 0, data: { link: [], nolink: [] } });
});

test.each([{}, { error: 'away' }, { retcode: 0, data: 'away' }])('%j is neither logins nor devices', (wire) => {
  expect(v.is(getLoginHistory.response, wire)).toBe(false);
  expect(v.is(listDevices.response, wire)).toBe(false);
});

test('a login distinguishes its codes', () => {
  expect(v.parse(logIn.response, { retcode: '200', message: 'ok', data: { token: 'tok' } })).toMatchObject({
    retcode: 0,
    data: { sessionKey: 'tok' },
    ratelimit: null,
  });
  expect(
    v.parse(logIn.response, { retcode: 429, message: 'slow', data: [], ratelimit: { max: 5, time: '60' } }),
  ).toEqual({
    retcode: 429,
    message: 'slow',
    data: null,
    ratelimit: { max: 5, time: 60 },
    timestamp: 0,
  });
  expect(v.parse(logIn.response, { retcode: -117, message: 'password' })).toMatchObject({ retcode: -117, data: null });
  expect(v.is(logIn.response, { retcode: 200, data: { name: 'no key' } })).toBe(false);
});

test.each([
  { ratelimit: false },
  { ratelimit: '' },
  { timestamp: '' },
  { timestamp: -1 },
  { field: null },
  { status: false },
])('a refusal with the unreadable field %j keeps its code and text', (unreadable) => {
  const wire = { retcode: -1, message: 'Wrong password', ...unreadable };
  expect(v.parse(logIn.response, wire)).toMatchObject({
    ...{ retcode: -1, message: 'Wrong password', ratelimit: null, timestamp: 0 },
  });
});

test('a limit keeps its end when its number of attempts is unreadable', () => {
  const wire = { retcode: 429, message: '', ratelimit: { max: 'many', time: 60 } };
  expect(v.parse(logIn.response, wire)).toMatchObject({ ratelimit: { max: 0, time: 60 } });
});

test('a refusal because of a limit keeps its timestamp', () => {
  expect(v.parse(verifyEmail.response, { retcode: -2, message: '', timestamp: '1700000000' })).toMatchObject({
    timestamp: 1_700_000_000,
    ratelimit: null,
  });
});

const link = 'https://earn.test/7';
test.each([[link], [{ link }], [{ url: link }], [{ retcode: 200, data: link }], [{ retcode: 0, data: { url: link } }]])(
  'the points call may answer %j',
  (wire) => {
    expect(v.parse(getPointsLink.response, wire)).toMatchObject({ data: { link } });
  },
);

test.each([
  ['javascript:alert(1)'],
  ['/relative'],
  [{ retcode: 0, data: 'data:text/html,x' }],
  [{ retcode: 0 }],
  [null],
])('the points call does not answer %j', (wire) => {
  expect(v.is(getPointsLink.response, wire)).toBe(false);
});

test.each<[unknown, { code: string; timestamp: number }]>([
  [
    { retcode: 0, data: 'AB12' },
    { code: 'AB12', timestamp: 0 },
  ],
  [
    { retcode: 0, data: 1234 },
    { code: '1234', timestamp: 0 },
  ],
  [
    { retcode: 0, data: { code: 'AB12' } },
    { code: 'AB12', timestamp: 0 },
  ],
  [
    { retcode: 429, data: { timestamp: '60' } },
    { code: '', timestamp: 60 },
  ],
  [{ retcode: -2 }, { code: '', timestamp: 0 }],
  [
    { retcode: -2, data: null },
    { code: '', timestamp: 0 },
  ],
])('a search on a server answers %j', (wire, data) => {
  expect(v.parse(findOnServer.response, wire)).toMatchObject({ data });
});

test.each([[{ retcode: 0, data: { code: 'x' } }], [{ retcode: 0, data: 'x' }]])('an access code is %j', (wire) => {
  expect(v.parse(setAccessCode.response, wire)).toMatchObject({ data: { code: 'x' } });
});

test('lists without an envelope, refusals of files, pictures without a thumbnail', () => {
  const version = { id: '1', commit: 'abc', game: 1 };
  expect(v.parse(listGameVersions.response, [version])).toEqual([version]);
  expect(v.parse(listGameVersions.response, { retcode: 0, data: [version] })).toEqual([version]);
  expect(v.parse(getCommands.response, { retcode: -1, message: 'gone' })).toMatchObject({ retcode: -1 });
  expect(v.parse(uploadBlogImage.response, { retcode: 0, data: { url: '/u/x.webp' } })).toMatchObject({
    data: { url: '/u/x.webp', thumbnail: { url: '/u/x.webp' } },
  });
});
