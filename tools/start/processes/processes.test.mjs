import path from 'node:path';
import { readSettings } from '../settings/settings.mjs';
import { apiFlags, childEnvironment, knownFlags, listProcesses } from './processes.mjs';

test('each process gets the time to stop that it takes itself, and some more', () => {
  for (const [env, seconds] of [
    [{}, 25],
    [{ SHUTDOWN_DELAY: '60' }, 85],
  ]) {
    const [api, web] = listProcesses(readSettings(env));
    expect(Math.min(api.stopTimeoutMs, web.stopTimeoutMs)).toBeGreaterThan(seconds * 1000);
  }
});

test.each([
  [{}, ['api', 'web', 'demo-fleet']],
  [{ DEMO_FLEET: 'off' }, ['api', 'web']],
  [{ DATABASE_URL: 'postgres://db' }, ['api', 'web']],
  [{ DATABASE_URL: 'postgres://db', DEMO_FLEET: 'on' }, ['api', 'web', 'demo-fleet']],
  [{ ACCOUNT_API_URL: 'https://a.test', BOOK_API_URL: 'https://b.test' }, ['web']],
])('with %j these run: %j', (env, names) => {
  const settings = readSettings(env);
  expect(listProcesses(settings).map(({ name }) => name)).toEqual(names);
  expect(childEnvironment(settings, env)).toMatchObject({
    DEMO_FLEET_FILE: path.join(settings.dataDir, 'secrets/demo-fleet.json'),
    API_URL: 'http://127.0.0.1:4000',
  });
});

test('the processes get a name and the switch of the demo fleet only from the operator: staff can set both', () => {
  const names = (env) => Object.keys(childEnvironment(readSettings(env), env));
  expect(names({})).toContain('DEMO_FLEET_FILE');
  expect(names({})).not.toContain('SITE_NAME');
  expect(names({})).not.toContain('DEMO_FLEET');
  expect(childEnvironment(readSettings({ SITE_NAME: 'Inn' }), { SITE_NAME: 'Inn' })).toMatchObject({
    SITE_NAME: 'Inn',
  });
});

test('a flag that this Node does not know is left out instead of stopping the start', () => {
  expect(knownFlags(['--max-semi-space-size=8', '--no-such-flag-of-v8=1'])).toEqual(['--max-semi-space-size=8']);
  expect(apiFlags).toContain('--max-semi-space-size=4');
});
