import { mkdtemp, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
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
