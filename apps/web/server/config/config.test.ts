import os from 'node:os';
import { readConfig } from './config';

const secret = (letter: string) => letter.repeat(32);
const given = { SESSION_SECRET: `${secret('a')}, ${secret('b')},`, API_TRUST_SECRET: secret('c') };

test('our own API and an open site are the default', () => {
  expect(readConfig(given, '/nowhere')).toMatchObject({
    siteUrl: 'http://localhost:3000',
    accountApiUrl: 'http://127.0.0.1:4000',
    bookApiUrl: 'http://127.0.0.1:4000',
    sessionSecrets: [secret('a'), secret('b')],
    sessionCookieDomain: undefined,
    login: { siteUrl: 'http://localhost:3000', socialLogins: null },
    community: { contactEmail: null, sponsor: { links: { 'Ko-Fi': '' }, wallets: { Bitcoin: '' } } },
  });
});

test('hosts, cookies and logins follow the settings', () => {
  const env = { ...given, SITE_URL: 'https://inn.test/', BOOK_API_URL: 'https://book.test', API_PORT: '4100' };
  expect(readConfig({ ...env, SESSION_COOKIE_DOMAIN: 'host' }, '/nowhere')).toMatchObject({
    siteUrl: 'https://inn.test',
    accountApiUrl: 'http://127.0.0.1:4100',
    bookApiUrl: 'https://book.test',
    sessionCookieDomain: null,
    login: { siteUrl: 'https://inn.test' },
  });
});

test('the sponsor page takes its links and wallets from the environment', () => {
  const env = { ...given, SPONSOR_TRAKTEER_URL: ' https://trakteer.id/inn ', SPONSOR_USDT_WALLET: 'TExample' };
  expect(readConfig(env, '/nowhere').community.sponsor).toEqual({
    links: { 'Ko-Fi': '', Trakteer: 'https://trakteer.id/inn', Saweria: '' },
    wallets: { Bitcoin: '', Ethereum: '', 'USDT (TRC-20)': 'TExample' },
  });
});

test('the ad network comes from the environment, with the rules of the dashboard', () => {
  const adsOf = (env: object) => readConfig({ ...given, ...env }, '/nowhere').community.ads;
  expect(adsOf({ ADS_HOSTS: 'ads.example' })).toMatchObject({ showsAds: false });
  expect(adsOf({ ADS_SCRIPT: 'https://ads.example/show.js' })).toEqual({
    ...{ showsAds: true, adsScript: 'https://ads.example/show.js', adsNeedConsent: true },
    ...{ adsHosts: [], adsSlot: [], adsSize: { width: 728, height: 90 } },
  });
  const all = { ADS_HOSTS: '*.ads.example, cdn.example', ADS_SLOT: 'class=ad,ad-slot=7', ADS_SIZE: '320x50' };
  expect(adsOf({ ADS_SCRIPT: 'https://ads.example/', ...all, ADS_NEED_CONSENT: 'no' })).toMatchObject({
    adsNeedConsent: false,
    adsHosts: [{ host: '*.ads.example' }, { host: 'cdn.example' }],
    adsSlot: [
      { name: 'class', value: 'ad' },
      { name: 'ad-slot', value: '7' },
    ],
    adsSize: { width: 320, height: 50 },
  });
});

test('one process serves the site unless more are asked for', () => {
  const workersOf = (env: object) => readConfig({ ...given, ...env }, '/nowhere').workers;
  expect([workersOf({}), workersOf({ WEB_WORKERS: '3' })]).toEqual([1, 3]);
  expect(workersOf({ WEB_WORKERS: 'auto' })).toBe(os.availableParallelism());
});

test.each([
  ['SITE_URL', 'x.test'],
  ['WEB_WORKERS', '0'],
  ['WEB_WORKERS', 'all'],
  ['SESSION_SAMESITE', 'maybe'],
  ['ACCOUNT_API_URL', 'ftp://x'],
  ['CONTACT_EMAIL', 'nobody'],
  ['COMMUNITY_CHAT_URL', 'javascript:alert(1)'],
  ['SPONSOR_KO_FI_URL', 'ko-fi.com/inn'],
  ['SPONSOR_SAWERIA_URL', 'javascript:alert(1)'],
  ['SPONSOR_USDT_WALLET', 'my wallet'],
  ['ADS_SCRIPT', 'http://ads.example/show.js'],
  ['ADS_HOSTS', 'https://ads.example'],
  ['ADS_SLOT', 'Ad Slot=1'],
  ['ADS_SIZE', '728'],
  ['ADS_NEED_CONSENT', 'maybe'],
])('%s=%s stops with a line that names it', (name, value) => {
  expect(() => readConfig({ ...given, [name]: value }, '/nowhere')).toThrow(new RegExp(`^${name} is ".*"; accepted: `));
});
