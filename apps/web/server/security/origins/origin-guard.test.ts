import type { IncomingMessage } from 'node:http';
import { ownOrigins } from '@starhaven/contracts/network';
import { findRefusal } from './origin-guard';

const options = {
  siteOrigins: ownOrigins('https://site.test/'),
  hasSession: (cookie: string | undefined) => cookie?.includes('session=') ?? false,
};
const judge = (method: string, headers: Record<string, string> = {}, url = '/login') =>
  findRefusal({ method, url, headers } as unknown as IncomingMessage, options);

test('reads pass whatever their origin', () => {
  expect(judge('GET', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' })).toBeNull();
  expect(judge('HEAD')).toBeNull();
});

test.each(['OPTIONS', 'TRACE', 'LINK'])('%s is refused, because Remix throws on it', (method) => {
  expect(judge(method)).toBe('method');
});

test('a form of our own page passes', () => {
  expect(
    judge('POST', { origin: 'https://site.test', 'sec-fetch-site': 'same-origin', cookie: 'session=1' }),
  ).toBeNull();
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s from another origin is refused', (method) => {
  expect(judge(method, { origin: 'https://evil.test' })).toBe('origin');
  expect(judge(method, { origin: 'null' })).toBe('origin');
  expect(judge(method, { origin: 'https://site.test.evil.test' })).toBe('origin');
});

test.each(['cross-site', 'same-site'])('Sec-Fetch-Site %s is refused even when the origin is ours', (site) => {
  expect(judge('POST', { origin: 'https://site.test', 'sec-fetch-site': site })).toBe('fetch-site');
});

test('without both headers a request is refused with a session and allowed without', () => {
  expect(judge('POST', { cookie: 'session=1' })).toBe('no-origin');
  expect(judge('POST')).toBeNull();
});

test('a forwarded host does not make a foreign origin ours', () => {
  expect(judge('POST', { origin: 'https://evil.test', host: 'evil.test', 'x-forwarded-host': 'evil.test' })).toBe(
    'origin',
  );
});

test.each(['/?_data=root', '/account?a=1&_data=routes/account', '/x?_data', '/x?%5Fdata=root', '/x?a&_dat%61'])(
  '%s is refused for every method',
  (url) => {
    expect(judge('GET', {}, url)).toBe('data-parameter');
    expect(judge('POST', { origin: 'https://site.test' }, url)).toBe('data-parameter');
  },
);

test('unknown methods are refused', () => {
  expect(judge('PROPFIND')).toBe('method');
});
