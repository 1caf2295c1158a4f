import { ConfigError, parseConfig } from './config';

test('an empty environment gives the defaults of the embedded server', () => {
  expect(parseConfig({}, '/srv/site')).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    siteName: 'Starhaven',
    passwordMinLength: 6,
    dataDir: '/srv/site/.data',
    databaseUrl: null,
    trustProxy: false,
    shutdownDelayMs: 0,
    backupIntervalMs: 3_600_000,
  });
});

test('an empty value counts as unset', () => {
  expect(parseConfig({ API_PORT: '', DATABASE_URL: '' }, '/').port).toBe(4000);
});

test('other origins are refused unless they are configured', () => {
  const origins = (CORS_ORIGINS?: string) => parseConfig({ CORS_ORIGINS }, '/').corsOrigins;
  expect([origins(), origins('')]).toEqual([[], []]);
  expect(origins('https://App.Example.org/, http://localhost:5173 ,https://app.example.org:443,')).toEqual([
    'https://app.example.org',
    'http://localhost:5173',
  ]);
});

test('demo servers run without a configured database, or as DEMO_FLEET says', () => {
  const DATABASE_URL = 'postgres://host/name';
  const isOn = (variables: Record<string, string>) => parseConfig(variables, '/').hasDemoFleet;
  expect([isOn({}), isOn({ DATABASE_URL })]).toEqual([true, false]);
  expect([isOn({ DEMO_FLEET: 'off' }), isOn({ DATABASE_URL, DEMO_FLEET: 'on' })]).toEqual([false, true]);
});

test.each([
  ['DEMO_FLEET', 'perhaps', 'DEMO_FLEET is "perhaps"; it must be on or off.'],
  ['API_PORT', '6000', 'API_PORT is "6000"; it must be a port that browsers do not refuse, such as 4000.'],
  ['API_PORT', '70000', 'API_PORT is "70000"; it must be a port from 1 to 65535.'],
  ['API_PORT', 'http', 'API_PORT is "http"; it must be a port from 1 to 65535.'],
  ['SITE_URL', 'localhost:3000', /^SITE_URL is "localhost:3000"; it must be an http or https URL/],
  ['PASSWORD_MIN_LENGTH', '5', 'PASSWORD_MIN_LENGTH is "5"; it must be a number from 6 to 64.'],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL is "loud"; it must be one of fatal/],
  ['CORS_ORIGINS', '*', /^CORS_ORIGINS is "\*"; it must be http or https origins without a path, such as .*\.$/],
  ['CORS_ORIGINS', 'https://a.test, b.test', /^CORS_ORIGINS is .* it must be http or https origins/],
  ['CORS_ORIGINS', 'https://a.test/app', /^CORS_ORIGINS is .* it must be http or https origins/],
  ['CORS_ORIGINS', 'https://user:password@a.test', /^CORS_ORIGINS is .* it must be http or https origins/],
  ['CORS_ORIGINS', 'ftp://a.test', /^CORS_ORIGINS is .* it must be http or https origins/],
  ['CORS_ORIGINS', 'null', /^CORS_ORIGINS is .* it must be http or https origins/],
  ['ITEM_IMAGES_URL', 'ftp://images.test/{icon}', /^ITEM_IMAGES_URL is .* it must be an https URL/],
  ['TRUST_PROXY', '10.0.0.0/8,1.2.3', /^TRUST_PROXY is .* it must be addresses or networks/],
  ['TRUST_PROXY', '10.0.0.0/8, everyone', /^TRUST_PROXY is .* it must be addresses or networks/],
])('%s=%s stops the start with one line', (name, value, message) => {
  expect(() => parseConfig({ [name]: value }, '/')).toThrow(message);
  expect(() => parseConfig({ [name]: value }, '/')).toThrow(ConfigError);
});

test.each([
  ['API_TRUST_SECRET', 'hunter2'],
  ['METRICS_TOKEN', 'hunter2'],
  ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
  ['SMTP_URL', 'https://root:hunter2@mail.example.org'],
  ['SMTP_URL', 'smtp:hunter2'],
  ['ACCOUNT_SECRET', 'hunter2'],
  ['DISCORD_CLIENT_SECRET', 'hunter2'],
  ['TWITTER_CLIENT_SECRET', 'hunter2'],
])('the error about a wrong %s names the variable but not its value', (name, value) => {
  const read = () => parseConfig({ [name]: value }, '/');
  expect(read).toThrow(name);
  expect(read).not.toThrow(/hunter2/);
});

test('the sender of mails is the site at its own host unless it is configured', () => {
  const from = (environment: Record<string, string>) => parseConfig(environment, '/').mailFrom;
  const site = { SITE_NAME: 'Inn', SITE_URL: 'https://play.example.org:8443' };
  expect(from(site)).toEqual({ name: 'Inn', address: 'no-reply@play.example.org' });
  expect(from({ MAIL_FROM: 'The Inn <inn@example.org>' })).toEqual({ name: 'The Inn', address: 'inn@example.org' });
  expect(from({ MAIL_FROM: '"Inn, by night" <inn@example.org>' }).name).toBe('Inn, by night');
  expect(from({ MAIL_FROM: 'inn@example.org' })).toEqual({ name: '', address: 'inn@example.org' });
  for (const wrong of ['inn', 'Inn <inn>', 'a@b.c, d@e.f', 'Inn\r\nBcc: <a@b.c>', '<a@b.c> x']) {
    expect(() => from({ MAIL_FROM: wrong })).toThrow(/^MAIL_FROM is .* it must be a sender such as/);
  }
});

test('a social login needs both its id and its secret', () => {
  expect(parseConfig({}, '/').social).toEqual({ discord: null, twitter: null });
  expect(parseConfig({ DISCORD_CLIENT_ID: 'id', DISCORD_CLIENT_SECRET: 'secret' }, '/').social).toEqual({
    discord: {
      clientId: 'id',
      clientSecret: 'secret',
      authorizeUrl: 'https://discord.com/oauth2/authorize',
      tokenUrl: 'https://discord.com/api/oauth2/token',
      userUrl: 'https://discord.com/api/v10/users/@me',
    },
    twitter: null,
  });
  expect(() => parseConfig({ TWITTER_CLIENT_ID: 'id' }, '/')).toThrow(/^Only one of .* TWITTER_CLIENT_SECRET is set/);
  expect(() => parseConfig({ DISCORD_TOKEN_URL: 'javascript:x' }, '/')).toThrow(/^DISCORD_TOKEN_URL is/);
});
