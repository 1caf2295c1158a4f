import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ImportUploads } from './import-uploads';

async function* oneFile() {
  yield { name: 'items.json', content: Readable.from('[]') };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-uploads-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function leave(name: string, ageHours: number): Promise<void> {
  await mkdir(path.join(folder, name, 'data'), { recursive: true });
  await writeFile(path.join(folder, name, 'data', 'half.json'), '[');
  const time = Date.now() / 1000 - ageHours * 3600;
  await utimes(path.join(folder, name), time, time);
}

test('an upload deletes what killed processes have left, once it is older than a day', async () => {
  await leave('00000000000000aa.draft', 25);
  await leave('00000000000000bb', 25);
  await leave('00000000000000cc.draft', 1);
  await leave('notes-of-the-operator', 25);
  const upload = await new ImportUploads(folder).receive(oneFile(), 'Mika');
  expect((await readdir(folder)).sort()).toEqual(['00000000000000cc.draft', 'notes-of-the-operator', upload.id].sort());
});
