import { createEngine } from './create-engine';
import { parseEngineConfig } from './engine-config';

test('fills in what has a default', () => {
  expect(parseEngineConfig({ kind: 'hk4e-muip', url: 'http://127.0.0.1:20011' })).toEqual({
    kind: 'hk4e-muip',
    url: 'http://127.0.0.1:20011',
    secret: '',
    region: 'dev_gio',
    ticket: 'GM',
  });
});

test.each([
  [{ kind: 'quake', url: 'http://a' }, "The engine's kind must be one of opencommand, hk4e-muip"],
  [{ kind: 'opencommand', secret: 'hunter2' }, "The engine's url is missing."],
  [{ kind: 'opencommand', url: 'ftp://hunter2', secret: 'x' }, "The engine's url must begin with http"],
  [{ kind: 'opencommand', url: 'http://a:hunter2@b', secret: 'x' }, "The engine's url must not hold"],
  [{ kind: 'opencommand', url: 'http://a' }, "The engine's secret is missing."],
  [{ kind: 'opencommand', url: 'http://a', secret: 'hunter2\r\nx: y' }, "The engine's secret must be 1 to 500"],
  [{ kind: 'opencommand', url: 'http://a', secret: 5 }, "The engine's secret is missing."],
  [
    { kind: 'opencommand', url: 'http://a', secret: 'x', server: 'hunter2\u0007' },
    "The engine's server must be at most 64",
  ],
  [{ kind: 'danheng-muip', url: 'http://a', secret: 'None' }, "The engine's secret is the one it is shipped with"],
  [{ kind: 'shittim', url: 'http://a', secret: 'hunter2 x' }, "The engine's secret must be 1 to 500 printable"],
  [null, "The engine's configuration must be one of"],
])('%j: %s', (given, message) => {
  expect(() => createEngine(given)).toThrow(message);
  try {
    createEngine(given);
  } catch (error) {
    expect(String(error)).not.toContain('hunter2');
  }
});
