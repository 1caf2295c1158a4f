import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { picturesIn, removeOrphans } from '../../src/modules/uploads';
import type { PictureUse } from '../../src/modules/uploads';
import { blogPictures } from '../../src/modules/blog';
import { DiskStore } from '../../src/platform/storage/disk-store';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';

const idOf = (letter: string) => letter.repeat(32);

describeOnEachEngine('unused pictures', (open) => {
  let db: TestDatabase;
  let folder: string;
  let store: DiskStore;
  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db?.close());
  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'orphans-'));
    store = new DiskStore(path.join(folder, 'blog'));
    await db.database.query('delete from uploaded_picture');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const add = async (letter: string, daysAgo = 30) => {
    mkdirSync(path.join(folder, 'blog'), { recursive: true });
    for (const size of ['thumbnail', 'small', 'original'])
      writeFileSync(path.join(folder, 'blog', `${idOf(letter)}_${size}.webp`), letter);
    await db.database.query(
      `insert into uploaded_picture (id, width, height, created_at) values ($1, 1, 1, now() - make_interval(days => $2))`,
      [idOf(letter), daysAgo],
    );
  };
  const letDaysPass = (days: number) =>
    db.database.query(
      `update uploaded_picture set unused_since = unused_since - make_interval(days => $1), created_at = created_at - make_interval(days => $1)`,
      [days],
    );
  const usedBy = (...letters: string[]): PictureUse => ({
    name: 'test',
    findUsed: async (ids) => new Set(letters.map(idOf).filter((id) => ids.includes(id))),
  });
  const clean = (uses: PictureUse[], given = store) =>
    removeOrphans({ db: db.database.db, store: given, incomingFolder: path.join(folder, 'incoming'), uses });
  const left = () => [...new Set(readdirSync(path.join(folder, 'blog')).map((name) => name[0]))].sort();

  test('they stay for seven days after the last text that used them', async () => {
    for (const letter of ['a', 'b']) await add(letter);
    expect(await clean([usedBy('a', 'b')])).toBe(0);
    expect(await clean([usedBy('a')])).toBe(0);
    await letDaysPass(6);
    expect(await clean([usedBy('a')])).toBe(0);
    await letDaysPass(2);
    expect(await clean([usedBy('a')])).toBe(1);
    expect(left()).toEqual(['a']);
  });

  test('a picture that is used again starts a new period', async () => {
    await add('a');
    await clean([usedBy()]);
    await letDaysPass(8);
    expect(await clean([usedBy('a')])).toBe(0);
    expect(await clean([usedBy()])).toBe(0);
    expect(left()).toEqual(['a']);
  });

  test('a use by any module counts, and if a module fails, all pictures stay', async () => {
    for (const letter of ['a', 'b']) await add(letter);
    await clean([usedBy()]);
    await letDaysPass(8);
    const unsure: PictureUse = { name: 'unsure', findUsed: () => Promise.reject(new Error('no answer')) };
    await expect(clean([usedBy(), unsure])).rejects.toThrow('no answer');
    expect(await clean([])).toBe(0);
    expect(left()).toEqual(['a', 'b']);
    expect(await clean([usedBy('a'), usedBy('b')])).toBe(0);
  });

  test('a store that fails half-way is tried again', async () => {
    await add('a');
    await clean([usedBy()]);
    await letDaysPass(8);
    const gone = Object.assign(Object.create(store) as DiskStore, { remove: () => Promise.reject(new Error('gone')) });
    await expect(clean([usedBy()], gone)).rejects.toThrow('gone');
    expect(left()).toEqual(['a']);
    expect(await clean([usedBy()])).toBe(1);
    expect(left()).toEqual([]);
  });

  test('a picture that cannot be removed does not stop the others', async () => {
    for (const letter of ['a', 'b']) await add(letter);
    await clean([usedBy()]);
    await letDaysPass(8);
    const remove: DiskStore['remove'] = async (names) => {
      if (names[0]?.startsWith('a')) throw new Error('stuck');
      await store.remove(names);
    };
    await expect(clean([usedBy()], Object.assign(Object.create(store) as DiskStore, { remove }))).rejects.toThrow(
      'stuck',
    );
    expect(left()).toEqual(['a']);
  });

  test('a picture that a text begins to use while the job runs stays', async () => {
    for (const letter of ['a', 'b']) await add(letter);
    await clean([usedBy()]);
    await letDaysPass(8);
    let checks = 0;
    const late: PictureUse = {
      name: 'late',
      findUsed: async (ids) => {
        checks += 1;
        return checks === 1 ? new Set() : usedBy('a').findUsed(ids);
      },
    };
    expect(await clean([late])).toBe(1);
    expect(left()).toEqual(['a']);
    const { rows } = await db.database.query('select is_leaving, unused_since from uploaded_picture');
    expect(rows).toEqual([{ is_leaving: false, unused_since: null }]);
  });

  test('posts, kept versions and deleted posts that can come back use their pictures', async () => {
    const link = (letter: string) => `text ![x](https://old.test/uploads/blog/${idOf(letter)}_original.webp)`;
    const { rows } = await db.database.query(
      `insert into blog_post (title, content, short_content, slug, thumbnail, state, version, deleted_at, words)
       values ('t', $1, 's', 's', $2, 'draft', 2, now(), '') returning id`,
      [link('c'), `/uploads/blog/${idOf('d')}_thumbnail.webp`],
    );
    await db.database.query(
      `insert into blog_version (post_id, version, title, content, short_content, slug, thumbnail, tags) values ($1, 1, 't', $2, 's', 's', '', '{}')`,
      [rows[0]?.['id'], link('e')],
    );
    const used = await blogPictures(db.database.db).findUsed(['c', 'd', 'e', 'f'].map(idOf));
    expect([...used].sort()).toEqual(['c', 'd', 'e'].map(idOf));
  });

  test('broken-off uploads are removed after an hour, younger ones stay', async () => {
    const incoming = path.join(folder, 'incoming');
    mkdirSync(path.join(incoming, 'sizes-old'), { recursive: true });
    writeFileSync(path.join(incoming, 'new.upload'), 'x');
    utimesSync(path.join(incoming, 'sizes-old'), 1, 1);
    await clean([]);
    expect(readdirSync(incoming)).toEqual(['new.upload']);
  });
});

test('finds the pictures of a text', () => {
  const [a, b] = [idOf('a'), idOf('b')];
  const text = `![x](/uploads/blog/${a}_original.webp) <img src="https://x.test/uploads/blog/${b}_small.webp"> ${a}.webp`;
  expect(picturesIn(text)).toEqual([a, b]);
});
