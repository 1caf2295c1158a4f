import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  getAdminHandbook,
  getAdminJob,
  listAuditEntries,
  startAdminJob,
  uploadHandbookData,
} from '@starhaven/contracts/admin';
import type { AdminHandbook, AdminJob, AuditEntry, HandbookUpload } from '@starhaven/contracts/admin';
import { Role } from '@starhaven/contracts/session';
import { UnreadableDataError } from '@starhaven/game-data';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../src/modules/book';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { row } from '../support/hosts/scripted-reader';
import { staffClient } from '../support/clients/staff';
import type { Answer, Member } from '../support/clients/staff';
import { createTestApp, uploadsFolder } from '../support/test-app';
import type { TestApp } from '../support/test-app';
import { until } from '../support/until';

const folder = path.join(uploadsFolder, 'imports');

/** Reads lines "<id> <name>" of a file, or of all files of a folder. */
const linesOf = (from: string) => {
  if (!existsSync(from)) throw new UnreadableDataError(`${from}: there is no such file.`);
  const files = statSync(from).isDirectory() ? readdirSync(from).map((name) => path.join(from, name)) : [from];
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => ({ file, line })),
  );
};
const reader: Reader = {
  open: async ({ from, format }) => {
    const lines = linesOf(from);
    const broken = lines.find(({ line }) => !/^\d+ /.test(line));
    if (broken) throw new UnreadableDataError(`${broken.file}: found nothing to read.`);
    const digest = lines.map(({ line }) => line).join('\n');
    return { game: 1, format: format === 'auto' ? 'grasscutter-handbook' : format, parts: [{ name: 'EN', digest }] };
  },
  async *read({ from }) {
    yield { kind: 'part', name: 'EN' };
    const rows = linesOf(from).map(({ line }) => line.split(' '));
    yield { kind: 'rows', rows: rows.map(([id, name = '']) => row({ id: Number(id), names: { EN: name } })) };
    yield { kind: 'part-end', name: 'EN' };
  },
};

describeOnEachEngine('handbook data from staff', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  let staff: ReturnType<typeof staffClient>;
  let editor: Member;
  beforeAll(async () => {
    db = await open();
    server = await createTestApp(db.database, { reader });
    staff = staffClient(server);
  });
  beforeEach(async () => {
    await db.database.db.execute(sql`truncate item, data_version, data_import restart identity cascade`);
    await server.book.library.refresh();
    editor = await staff.member(Role.EDITOR);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  afterAll(async () => {
    await server?.book.stop();
    await server?.app.close();
    await db?.close();
  });

  const send = async (files: Record<string, string>, key = editor.key): Promise<Answer<HandbookUpload>> => {
    const boundary = 'boundary-of-the-test';
    const parts = Object.entries(files).map(
      ([name, content]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n${content}\r\n`,
    );
    const answer = await server.app.inject({
      method: 'POST',
      url: uploadHandbookData.path,
      headers: { authorization: key, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `${parts.join('')}--${boundary}--\r\n`,
    });
    return answer.json<Answer<HandbookUpload>>();
  };
  let nonces = 0;
  const start = (kind: 'import' | 'import-rehearsal', subject: string, key = editor.key) =>
    staff.call<AdminJob>(startAdminJob, key, { kind, subject, nonce: `nonce-of-click-${(nonces += 1)}` });
  const run = async (kind: 'import' | 'import-rehearsal', subject: string): Promise<AdminJob> => {
    const { data } = await start(kind, subject);
    let job = data;
    await until(async () => {
      job = (await staff.call<AdminJob>(getAdminJob, editor.key, { id: data.id })).data;
      return job.endedAt > 0;
    });
    return job;
  };
  const handbook = async () => (await staff.call<AdminHandbook>(getAdminHandbook, editor.key)).data;
  const items = async () => {
    const { data } = (await server.app.inject('/item?game=1&type=2')).json<{ data: { id: string; name: string }[] }>();
    return (data ?? []).map(({ id, name }) => `${id} ${name}`);
  };

  test('the dry run says what would change, and only the import changes it', async () => {
    const { data: upload } = await send({ 'Handbook.txt': '202 Mora\n301 Lamp' });
    expect(upload).toMatchObject({ files: [{ name: 'Handbook.txt', bytes: 17 }], bytes: 17 });
    expect((await handbook()).uploads).toEqual([upload]);
    const dry = await run('import-rehearsal', `${upload.id} auto few`);
    expect(dry).toMatchObject({ state: 'done', note: 'A dry run: nothing was changed.' });
    expect(dry.report[0]).toContain('2 items added, 0 changed, 0 removed');
    expect(await items()).toEqual([]);
    const real = await run('import', `${upload.id} auto few`);
    expect(real.report[0]).toContain('2 items added');
    expect(await items()).toEqual(['202 Mora', '301 Lamp']);
    expect(await handbook()).toMatchObject({
      sources: [{ game: 1, source: 'grasscutter-handbook', items: 2, appliedAt: expect.any(Number) }],
      uploads: [],
    });
    const admin = await staff.member(Role.ADMIN);
    const { data: entries } = await staff.call<AuditEntry[]>(listAuditEntries, admin.key, {});
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'handbook.data-sent',
        'job.import-rehearsal.done',
        'job.import.started',
        'job.import.done',
      ]),
    );
  });

  test('a folder keeps its name and its files', async () => {
    const { data: upload } = await send({ 'JP/a.txt': '1 One', 'JP/b.txt': '2 Two' });
    expect(upload.files.map(({ name }) => name)).toEqual(['JP/a.txt', 'JP/b.txt']);
    expect((await run('import', `${upload.id} auto few`)).report[0]).toContain('2 items added');
  });

  test('data that cannot be read changes nothing, and the reason names the file without the folders of the machine', async () => {
    const { data: upload } = await send({ 'broken.txt': 'nothing' });
    const job = await run('import', `${upload.id} auto few`);
    expect(job).toMatchObject({ state: 'failed', note: 'Nothing was changed: broken.txt: found nothing to read.' });
    expect((await handbook()).uploads).toHaveLength(1);
  });

  test.each([
    [{ '../../secret': '1 One' }, 'is not a name for a file'],
    [{}, 'Please choose the files'],
    [{ 'empty.txt': '' }, 'Please choose the files'],
    [{ 'large.txt': 'x'.repeat(32 * 1024 * 1024 + 1) }, 'larger than 32 MB'],
    [Object.fromEntries(Array.from({ length: 301 }, (_, n) => [`${n}.txt`, '1 One'])), 'more than 300 files'],
  ])('an invalid upload is refused with its reason and leaves nothing behind (%#)', async (files, words) => {
    const answer = await send(files);
    expect([answer.retcode, answer.field]).toEqual([-1, 'files']);
    expect(answer.message).toContain(words);
    expect((await handbook()).uploads).toEqual([]);
  });

  test('a subject that names no import starts nothing; missing files are reported', async () => {
    expect((await start('import', '../../etc auto few')).message).toBe('The subject of this job is not valid.');
    expect((await run('import', '0123456789abcdef auto few')).note).toContain('Please send them again.');
  });

  test('members and moderators cannot send or import data', async () => {
    for (const role of [Role.MEMBER, Role.MOD]) {
      const { key } = await staff.member(role);
      expect(await send({ 'a.txt': '1 One' }, key)).toMatchObject({ retcode: 403 });
      expect(await start('import', '0123456789abcdef auto few', key)).toMatchObject({ retcode: 403 });
    }
  });

  test('the three newest uploads are kept', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await send({ [`${name}.txt`]: '1 One' });
    expect((await handbook()).uploads.map(({ files }) => files[0]?.name)).toEqual(['d.txt', 'c.txt', 'b.txt']);
    expect(readdirSync(folder).filter((name) => name.includes('draft'))).toEqual([]);
  });
});
