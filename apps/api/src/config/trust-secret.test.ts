import { mkdtemp, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { explainFailure } from '../explain-failure';
import { getTrustSecret } from './trust-secret';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'secret-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('a configured secret is used as it is', async () => {
  await expect(getTrustSecret({ trustSecret: 's'.repeat(40), dataDir })).resolves.toBe('s'.repeat(40));
});

test('racing processes agree on one secret that only its owner can read', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => getTrustSecret({ trustSecret: null, dataDir })));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\da-f]{64}$/);
  const { mode } = await stat(path.join(dataDir, 'secrets', 'api-trust-secret'));
  expect(mode & 0o777).toBe(0o600);
});

test('a short secret is refused', async () => {
  await mkdir(path.join(dataDir, 'secrets'));
  await writeFile(path.join(dataDir, 'secrets', 'api-trust-secret'), 'short');
  await expect(getTrustSecret({ trustSecret: null, dataDir })).rejects.toThrow(/too short/);
});

(process.platform === 'linux' ? test : test.skip)(
  'where no folder can be made, the start ends with the reason',
  async () => {
    // There, Node's own recursive `mkdir` never returns.
    const failure = await getTrustSecret({ trustSecret: null, dataDir: '/proc/starhaven' }).catch((error) => error);
    expect(explainFailure(failure)).toMatch(
      /^The data folder cannot be created: .*\/proc\/starhaven.* Set DATA_DIR to another folder\.$/,
    );
  },
);
