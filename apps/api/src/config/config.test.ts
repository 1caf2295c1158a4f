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

test.each([
  ['API_PORT', '70000', 'API_PORT is "70000", accepted is a port from 1 to 65535.'],
  ['API_PORT', 'http', 'API_PORT is "http", accepted is a port from 1 to 65535.'],
  ['SITE_URL', 'localhost:3000', /^SITE_URL is "localhost:3000", accepted is an http or https URL/],
  ['PASSWORD_MIN_LENGTH', '5', 'PASSWORD_MIN_LENGTH is "5", accepted is a number from 6 to 64.'],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL is "loud", accepted is one of fatal/],
  ['TRUST_PROXY', '10.0.0.0/8, everyone', /^TRUST_PROXY is .* accepted is addresses or networks/],
])('%s=%s stops the start with one line', (name, value, message) => {
  expect(() => parseConfig({ [name]: value }, '/')).toThrow(message);
  expect(() => parseConfig({ [name]: value }, '/')).toThrow(ConfigError);
});

test.each([
  ['API_TRUST_SECRET', 'hunter2'],
  ['METRICS_TOKEN', 'hunter2'],
  ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
])('a wrong %s is named but never repeated', (name, value) => {
  const read = () => parseConfig({ [name]: value }, '/');
  expect(read).toThrow(name);
  expect(read).not.toThrow(/hunter2/);
});
