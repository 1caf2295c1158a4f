import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { getAccountSecret } from './account-secret';
import { getTrustSecret } from './trust-secret';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'secret-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('the secret stays the same, and differs from the one that web servers share', () => {
  const secret = getAccountSecret({ accountSecret: null, dataDir });
  expect(getAccountSecret({ accountSecret: null, dataDir })).toBe(secret);
  expect(getTrustSecret({ trustSecret: null, dataDir })).not.toBe(secret);
});

test('a configured secret is used as it is', () => {
  expect(getAccountSecret({ accountSecret: 's'.repeat(40), dataDir })).toBe('s'.repeat(40));
});
