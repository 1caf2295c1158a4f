import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { createLogger } from '../logging/logger';
import { createFolderTransport } from './folder-transport';

const mail = {
  kind: 'reset-code',
  to: 'lumine@example.org',
  subject: 'A code',
  text: 'ABCD2345',
  html: '<p>ABCD2345</p>',
  createdAt: new Date(),
};

let dir: string;
let lines: string[];
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'outbox-'));
  lines = [];
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const createTransport = () =>
  createFolderTransport({
    folder: path.join(dir, 'outbox'),
    from: { name: 'Starhaven', address: 'no-reply@localhost' },
    log: createLogger('info', { write: (line: string) => void lines.push(line) }),
  });

test('a mail is a file that only its owner can read, and the log has its name but not its content', async () => {
  await createTransport().send({ ...mail, id: 1 });
  const [name = ''] = await readdir(path.join(dir, 'outbox'));
  const file = path.join(dir, 'outbox', name);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await PostalMime.parse(await readFile(file))).toMatchObject({ subject: 'A code', text: 'ABCD2345\n' });
  expect(lines.join()).toContain(name);
  expect(lines.join()).not.toMatch(/ABCD2345|lumine/);
});

test('files older than thirty days are deleted, others stay', async () => {
  await createTransport().send({ ...mail, id: 1 });
  await writeFile(path.join(dir, 'outbox', '2020-01-01T000000000Z-9-reset-code.eml'), '');
  await writeFile(path.join(dir, 'outbox', 'notes.eml'), '');
  await createTransport().send({ ...mail, id: 2 });
  const names = await readdir(path.join(dir, 'outbox'));
  expect(names).toHaveLength(3);
  expect(names).toContain('notes.eml');
});

test('of very many mails the newest five thousand stay, and half-written files are deleted soon', async () => {
  const outbox = path.join(dir, 'outbox');
  await mkdir(outbox);
  const today = new Date().toISOString().slice(0, 10);
  const nameOf = (index: number) => `${today}T000000${String(index % 1000).padStart(3, '0')}Z-${index}-reset-code.eml`;
  for (let index = 0; index < 5_002; index += 1) writeFileSync(path.join(outbox, nameOf(index)), '');
  await writeFile(path.join(outbox, '.2020-01-01T000000000Z-9-reset-code.eml.part'), '');
  const transport = createTransport();
  await transport.send({ ...mail, id: 1 });
  const names = await readdir(outbox);
  expect(names).toHaveLength(5_001);
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  // The oldest mails were deleted.
  expect(names).not.toContain(nameOf(0));

  // Many mails are also pruned within the hour.
  for (let index = 0; index < 100; index += 1) await transport.send({ ...mail, id: 10_000 + index });
  expect((await readdir(outbox)).length).toBeLessThanOrEqual(5_100);
});
