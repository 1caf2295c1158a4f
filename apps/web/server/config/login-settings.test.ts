import { readLoginSettings } from './login-settings';

const siteUrl = 'https://inn.test';

test('everything is off until it is set', () => {
  expect(readLoginSettings({}, siteUrl)).toEqual({
    siteUrl,
    redirectHosts: [],
    appScheme: null,
    accountPublicUrl: null,
    socialLogins: null,
  });
});

test('hosts are a list, addresses lose their last slash', () => {
  const settings = readLoginSettings(
    {
      REDIRECT_HOSTS: 'forum.example.org, Shop.example.org:8443',
      APP_SCHEME: 'starhaven+game',
      ACCOUNT_PUBLIC_URL: 'https://id.example.org/',
      SOCIAL_LOGINS: 'Discord, twitter',
    },
    siteUrl,
  );
  expect(settings).toEqual({
    siteUrl,
    redirectHosts: ['forum.example.org', 'shop.example.org:8443'],
    appScheme: 'starhaven+game',
    accountPublicUrl: 'https://id.example.org',
    socialLogins: ['discord', 'twitter'],
  });
});

test('social logins of a host of the specification are on by default and can be switched off', () => {
  expect(readLoginSettings({}, siteUrl).socialLogins).toBeNull();
  expect(readLoginSettings({ SOCIAL_LOGINS: 'off' }, siteUrl).socialLogins).toEqual([]);
});

test.each([
  ['APP_SCHEME', 'javascript'],
  ['APP_SCHEME', 'https'],
  ['APP_SCHEME', 'data'],
  ['APP_SCHEME', 'star haven'],
  ['APP_SCHEME', '1game'],
  ['REDIRECT_HOSTS', 'https://forum.example.org'],
  ['REDIRECT_HOSTS', 'a.example/path'],
  ['SOCIAL_LOGINS', 'myspace'],
  ['ACCOUNT_PUBLIC_URL', 'ftp://id.example.org'],
])('%s=%s stops with a line that names it', (name, value) => {
  expect(() => readLoginSettings({ [name]: value }, siteUrl)).toThrow(new RegExp(`^${name} is ".*"; accepted: `));
});
