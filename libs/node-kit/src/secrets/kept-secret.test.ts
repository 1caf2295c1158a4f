import fs, {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ConfigError } from '../errors/config-error';
import { keptSecret } from './kept-secret.server';

let dataDir: string;
const secrets = () => path.join(dataDir, 'secrets');
const fileOf = (name: string) => path.join(secrets(), name);
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'secret-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a secret is made once, complete and readable only by its owner, also in a folder that was open to others', () => {
  mkdirSync(secrets());
  chmodSync(secrets(), 0o755);
  const secret = keptSecret(dataDir, 'session-secret');
  expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(keptSecret(dataDir, 'session-secret')).toBe(secret);
  expect(readFileSync(fileOf('session-secret'), 'utf8')).toBe(secret);
  expect(readdirSync(secrets())).toEqual(['session-secret']);
  const modes = [secrets(), fileOf('session-secret')].map((name) => statSync(name).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
});

test('if another program makes the secret at the same moment, both use that one', () => {
  const { linkSync } = fs;
  jest.spyOn(fs, 'linkSync').mockImplementation((draft, file) => {
    writeFileSync(file, 'o'.repeat(64));
    linkSync(draft, file);
  });
  expect(keptSecret(dataDir, 'api-trust-secret')).toBe('o'.repeat(64));
  expect(readdirSync(secrets())).toEqual(['api-trust-secret']);
});

test.each(['EPERM', 'ENOTSUP'])('on a file system without hard links (%s) the secret is still made once', (code) => {
  jest.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });
  const secret = keptSecret(dataDir, 'api-trust-secret');
  expect(keptSecret(dataDir, 'api-trust-secret')).toBe(secret);
  expect(readdirSync(secrets())).toEqual(['api-trust-secret']);
  expect(statSync(fileOf('api-trust-secret')).mode & 0o777).toBe(0o600);
});

test.each(['', 'short'])('a damaged file (%j) is refused, and the error says how to fix it', (content) => {
  mkdirSync(secrets());
  const file = fileOf('session-secret');
  writeFileSync(file, content);
  expect(() => keptSecret(dataDir, 'session-secret')).toThrow(
    new ConfigError(`The secret in ${file} is too short; delete the file to have a new one made.`),
  );
  expect(readFileSync(file, 'utf8')).toBe(content);
});

(process.platform === 'linux' ? test : test.skip)('if no folder can be made, the error names the setting', () => {
  // Node's own recursive `mkdir` never returns there.
  expect(() => keptSecret('/proc/starhaven', 'session-secret')).toThrow(
    /^The data folder \/proc\/starhaven cannot be written: .*ENOENT.* Set DATA_DIR to another folder\.$/,
  );
});
