import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { S3Store } from '../../src/platform/storage/s3-store';

let folder: string;
let host: S3rver;
let store: S3Store;
const fileOf = (name: string, content: string) => {
  const from = path.join(folder, `from-${name}`);
  writeFileSync(from, content);
  return { name, from, contentType: 'image/webp' };
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 's3-'));
  const options = { port: 0, address: '127.0.0.1', silent: true, directory: path.join(folder, 's3') };
  host = new S3rver({ ...options, configureBuckets: [{ name: 'pictures', configs: [] }] });
  const { port } = await host.run();
  store = new S3Store({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'pictures',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    prefix: 'site/',
  });
});
afterAll(async () => {
  await host?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a store that supports S3 stores, returns and removes files', async () => {
  await store.keep([fileOf('a_small.webp', 'one'), fileOf('a_original.webp', 'two')]);
  await store.keep([fileOf('a_small.webp', 'one')]);
  expect((await store.read('a_small.webp'))?.toString()).toBe('one');
  expect(await store.read('b_small.webp')).toBeNull();
  expect(await store.read('../a_small.webp')).toBeNull();
  await store.remove(['a_small.webp', 'b_small.webp']);
  expect(await store.read('a_small.webp')).toBeNull();
  expect((await store.read('a_original.webp'))?.toString()).toBe('two');
});

test('a picture that is in use survives a failure to store it again', async () => {
  await store.keep([fileOf('c_small.webp', 'x')]);
  const missing = { name: 'c_original.webp', from: '/no/such/file', contentType: 'image/webp' };
  await expect(store.keep([fileOf('c_small.webp', 'x'), missing])).rejects.toThrow();
  expect((await store.read('c_small.webp'))?.toString()).toBe('x');
});

test('an unreachable store is an error, not a missing file', async () => {
  const settings = { region: 'x', bucket: 'pictures', accessKeyId: 'a', secretAccessKey: 'b', prefix: '' };
  const gone = new S3Store({ ...settings, endpoint: 'http://127.0.0.1:9' });
  await expect(gone.read('a_original.webp')).rejects.toThrow();
});
