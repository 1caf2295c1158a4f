import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readOrCreateSecret } from './secret-file';

let dataDir: string;
const secrets = () => path.join(dataDir, 'secrets');
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a secret is made once, complete and readable only by its owner, also in a folder that was open to others', () => {
  mkdirSync(secrets());
  chmodSync(secrets(), 0o755);
  const secret = readOrCreateSecret(dataDir, 'session-secret');
  expect(readOrCreateSecret(dataDir, 'session-secret')).toBe(secret);
  expect(readFileSync(path.join(secrets(), 'session-secret'), 'utf8')).toBe(secret);
  expect(readdirSync(secrets())).toEqual(['session-secret']);
  const modes = [secrets(), path.join(secrets(), 'session-secret')].map((name) => statSync(name).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
});

test('a file that a power cut emptied is refused, and the error says how to fix it', () => {
  mkdirSync(secrets());
  const file = path.join(secrets(), 'session-secret');
  writeFileSync(file, '');
  expect(() => readOrCreateSecret(dataDir, 'session-secret')).toThrow(`${file} holds no usable secret; delete it`);
});

(process.platform === 'linux' ? test : test.skip)('if no folder can be made, the error names the setting', () => {
  // Node's own recursive `mkdir` never returns there.
  expect(() => readOrCreateSecret('/proc/starhaven', 'session-secret')).toThrow(
    /^The data folder \/proc\/starhaven cannot be written: .*ENOENT.* Set DATA_DIR to another folder\.$/,
  );
});
