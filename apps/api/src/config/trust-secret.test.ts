import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { explainFailure } from '../explain-failure';
import { getTrustSecret } from './trust-secret';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'secret-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('a configured secret is used as it is', () => {
  expect(getTrustSecret({ trustSecret: 's'.repeat(40), dataDir })).toBe('s'.repeat(40));
});

test('the secret of the file that the web server reads, too', async () => {
  await mkdir(path.join(dataDir, 'secrets'));
  await writeFile(path.join(dataDir, 'secrets', 'api-trust-secret'), 'w'.repeat(64));
  expect(getTrustSecret({ trustSecret: null, dataDir })).toBe('w'.repeat(64));
});

(process.platform === 'linux' ? test : test.skip)(
  'where no folder can be made, the start ends with one line for the operator',
  () => {
    let failure: unknown;
    try {
      getTrustSecret({ trustSecret: null, dataDir: '/proc/starhaven' });
    } catch (error) {
      failure = error;
    }
    expect(explainFailure(failure)).toMatch(
      /^The data folder \/proc\/starhaven cannot be written: .*ENOENT.* Set DATA_DIR to another folder\.$/,
    );
  },
);
