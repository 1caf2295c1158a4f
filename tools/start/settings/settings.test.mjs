import { parseFlags, readSettings } from './settings.mjs';

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc": it must be a whole number from 1 to 65535.'],
  [{ API_PORT: '70000' }, 'API_PORT is "70000"'],
  [{ PORT: '4000' }, 'PORT and API_PORT are both 4000'],
  [{ API_PORT: '6000' }, 'API_PORT is 6000: browsers refuse to open that port; choose another, such as 4000.'],
  [
    { DEMO_CONSOLE_PORT: '6667' },
    'DEMO_CONSOLE_PORT is 6667: browsers refuse to open that port; choose another, such as 4010.',
  ],
  [{ SITE_URL: 'starhaven' }, 'SITE_URL is "starhaven": it must be an http or https URL.'],
  [{ SHUTDOWN_DELAY: '90' }, 'SHUTDOWN_DELAY is "90": it must be whole seconds from 0 to 60.'],
  [{ DEMO_FLEET: 'yes' }, 'DEMO_FLEET is "yes": it must be on or off.'],
  [{ DEMO_CONSOLE_PORT: 'open' }, 'DEMO_CONSOLE_PORT is "open": it must be a whole number from 1 to 65535.'],
])('wrong setting %j', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

test('two upstreams elsewhere switch our own API off; flags win over the environment', () => {
  expect(readSettings({ ACCOUNT_API_URL: 'https://a.test/', BOOK_API_URL: 'https://b.test' }).isExternal).toBe(true);
  expect(readSettings({ ACCOUNT_API_URL: 'https://a.test' }).isExternal).toBe(false);
  expect(readSettings({ PORT: '5000' }, parseFlags(['--port', '5001'])).siteUrl).toBe('http://localhost:5001');
  expect(() => parseFlags(['--prot', '1'])).toThrow('npm start -- --help');
});
