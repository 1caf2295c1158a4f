import { Role } from '@starhaven/contracts/session';
import { blogClient, draft } from '../support/clients/blog-client';
import type { Writer } from '../support/clients/blog-client';
import { describeOnEachEngine } from '../support/engines';
import { useTestApi } from '../support/test-api';

describeOnEachEngine('the blog', (open) => {
  let editor: Writer;
  const api = useTestApi(open);
  const blog = blogClient(api);
  beforeAll(async () => {
    editor = await blog.enter(Role.EDITOR);
  });
  beforeEach(() => api.database.query('delete from blog_post'));

  const blogVersion = async () =>
    (await api.database.query(`select version from content_version where topic = 'blog'`)).rows[0]?.version;

  test('a post of a client of the specification is read in the short and the full form', async () => {
    const created = await blog.create(editor.key);
    expect([created.statusCode, created.json()]).toEqual([
      200,
      expect.objectContaining({ retcode: 0, data: { id: expect.any(String), slug: 'a-new-season', version: 1 } }),
    ]);
    const { id } = created.json().data;
    const short = (await blog.detail(id)).data;
    expect(short).toMatchObject({
      id,
      title: draft.title,
      shortContent: draft.shortContent,
      comment: true,
      index: true,
      tag: ['news', 'guide'],
      owner: { uid: editor.uid, username: expect.stringMatching(/^traveler/), avatar: `/api/v2/avatar/${editor.uid}` },
      update: 0,
      view: 0,
    });
    expect(Math.abs(short.time - Date.now() / 1000)).toBeLessThan(30);
    expect(short.content).toBeUndefined();
    expect((await blog.detail(id, true)).data.content).toBe(draft.content);
  });

  test('readers get what readers need; only authors get state, version and preview link', async () => {
    const id = await blog.write(editor.key);
    await blog.share(editor.key, id, true);
    // The fields of the specification, and the minutes that reading takes.
    const ofReaders = ['comment', 'id', 'index', 'minutes', 'owner', 'shortContent', 'slug', 'tag', 'thumbnail'];
    const fields = [...ofReaders, 'time', 'title', 'update', 'view'];
    const fieldsOf = (post: object) => Object.keys(post).sort();
    expect(fieldsOf((await blog.list()).data[0])).toEqual(fields);
    expect(fieldsOf((await blog.detail(id)).data)).toEqual(fields);
    expect(fieldsOf((await blog.detail(id, true)).data)).toEqual([...fields, 'content', 'html'].sort());
    expect((await blog.own(editor.key))[0]).toMatchObject({
      ...{ state: 'published', publishAt: 0, version: 1, deletedAt: 0, preview: expect.stringMatching(/^\/blog/) },
    });
  });

  test('the list is newest first, in pages of 12, by any of the tags', async () => {
    for (let number = 1; number <= 13; number += 1) {
      await blog.write(editor.key, { title: `Post ${number}`, tags: number === 2 ? 'rare' : 'often,x' });
      await api.database.query(
        `update blog_post set shown_at = now() - interval '1 day' * (20 - $1::int) where title = $2`,
        [number, `Post ${number}`],
      );
    }
    const first = await blog.list('?page=1');
    expect([first.total, first.data.length, first.data[0].title]).toEqual([13, 12, 'Post 13']);
    expect(await blog.titles('?page=2')).toEqual(['Post 1']);
    expect(await blog.titles('?page=3')).toEqual([]);
    expect((await blog.list()).data).toHaveLength(13);
    expect(await blog.titles('?tags=rare')).toEqual(['Post 2']);
    expect((await blog.list('?tags=rare,often&page=1')).total).toBe(13);
    expect(await blog.get('/blog/tags')).toMatchObject({
      data: [
        { tag: 'often', posts: 12 },
        { tag: 'x', posts: 12 },
        { tag: 'rare', posts: 1 },
      ],
    });
  });

  test.each([
    ['the beginning of a word of the title', 'seas', true],
    ['another case and without accents', 'PRÉFACE', true],
    ['a tag', 'guide', true],
    ['the content', 'zephyr', true],
    ['two Chinese characters inside a sentence', '丽莎', true],
    ['one Chinese character', '莎', true],
    ['two Japanese characters', '原神', true],
    ['kana', 'テイワット', true],
    ['Korean with a particle', '원신', true],
    ['a Cyrillic word', 'сезон', true],
    ['two words of different fields', 'season zephyr', true],
    ['a word that is missing', 'season missing', false],
    ['signs of patterns', '%', false],
    ['signs of queries', `' | & ! <-> :* \\`, false],
    ['characters in another order', '莎丽', false],
  ])('the search finds %s', async (_, q, isFound) => {
    await blog.write(editor.key, {
      content: 'Preface: zephyr. 今天丽莎在图书馆。原神の日本語、テイワットへ。 원신은 게임. Новый сезон.',
    });
    await blog.write(editor.key, { title: 'Other', content: 'nothing', shortContent: 'x', tags: '' });
    expect(await blog.titles(`?q=${encodeURIComponent(q)}`)).toEqual(isFound ? [draft.title] : []);
    expect((await blog.list(`?q=${encodeURIComponent(q)}&page=1`)).total).toBe(isFound ? 1 : 0);
  });

  test.each([
    ['My Post: Part  2!', 'my-post-part-2'],
    ['神里绫华', 'shen-li-ling-hua'],
    ['きょうの日本', /^kyou/],
    ['Новый сезон', 'novyy-sezon'],
    ['원신', /^[a-z]+$/],
    ['!!!', 'a-new-season'],
    ['★'.repeat(30), /^[a-z0-9-]+$/],
  ])('the slug %s becomes %s', async (slug, expected) => {
    const answer = (await blog.create(editor.key, { slug })).json();
    expect(answer.data.slug).toEqual(expected instanceof RegExp ? expect.stringMatching(expected) : expected);
  });

  test('drafts and planned posts are listed nowhere, and are answered like missing posts', async () => {
    const before = await blogVersion();
    const inAnHour = String(Math.floor(Date.now() / 1000) + 3600);
    const hidden = [
      await blog.write(editor.key, { state: 'draft', title: 'Secret plan', tags: 'hidden' }),
      await blog.write(editor.key, { state: 'planned', publishAt: inAnHour, title: 'Secret plan', tags: 'hidden' }),
    ];
    expect(await blog.list('?q=secret')).toMatchObject({ data: [], total: 0 });
    expect(await blog.list('?tags=hidden&page=1')).toMatchObject({ data: [], total: 0 });
    expect(await blog.list()).toMatchObject({ data: [], total: 0 });
    expect((await blog.get('/blog/tags')).data).toEqual([]);
    const never = [await blog.detail('2000000000'), await blog.detail('2000000000', true)];
    expect(never[0]).toEqual({ retcode: -1, message: 'Blog not found.' });
    for (const id of hidden) expect([await blog.detail(id), await blog.detail(id, true)]).toEqual(never);
    // Counting a view of a hidden post changes nothing either.
    await blog.view(hidden[0] ?? '');
    await blog.edit(editor.key, hidden[0] ?? '', { state: 'draft', content: 'Changed' });
    // Cached pages become stale when readers can see something new, not whenever an author writes.
    expect(await blogVersion()).toBe(before);
    await blog.edit(editor.key, hidden[0] ?? '', { state: 'published', title: 'Now' });
    expect(await blog.titles()).toEqual(['Now']);
    expect(await blogVersion()).not.toBe(before);
    const published = (await blog.detail(hidden[0] ?? '')).data;
    expect(published).toMatchObject({ title: 'Now', update: 0 });
  });

  test('its authors see a post in its state, others do not', async () => {
    const publishAt = Math.floor(Date.now() / 1000) + 3600;
    const planned = await blog.write(editor.key, { state: 'planned', publishAt: String(publishAt) });
    const other = await blog.enter(Role.EDITOR);
    const admin = await blog.enter(Role.ADMIN);
    expect(await blog.own(editor.key)).toEqual([expect.objectContaining({ id: planned, state: 'planned', publishAt })]);
    expect(await blog.own(other.key)).toEqual([]);
    expect((await blog.own(admin.key)).map(({ id }) => id)).toContain(planned);
    expect((await blog.get(`/blog/own/${planned}`, editor.key)).data.content).toBe(draft.content);
    expect(await blog.get(`/blog/own/${planned}`, other.key)).toMatchObject({ retcode: 403 });
    expect(await blog.get(`/blog/own/${planned}`)).toMatchObject({ retcode: 401 });
  });

  test('readers do not see a deleted post; restored, it is as before', async () => {
    const id = await blog.write(editor.key);
    const { rows } = await api.database.query('select html, words::text from blog_post');
    expect((await blog.remove(editor.key, id)).json()).toMatchObject({ retcode: 0 });
    expect(await blog.detail(id)).toMatchObject({ retcode: -1 });
    expect(await blog.titles()).toEqual([]);
    expect((await blog.own(editor.key))[0]?.deletedAt).toBeGreaterThan(0);
    expect((await blog.remove(editor.key, id)).json()).toMatchObject({ retcode: -1, status: 'Blog not found.' });
    expect((await blog.edit(editor.key, id)).json()).toMatchObject({ retcode: -1 });
    const other = await blog.enter(Role.EDITOR);
    expect(await blog.restore(other.key, id)).toMatchObject({
      retcode: 403,
      message: "You don't have permission to restore this blog post.",
    });
    expect(await blog.restore(editor.key, id)).toMatchObject({ retcode: 0 });
    expect((await blog.detail(id, true)).data).toMatchObject({ content: draft.content });
    expect((await api.database.query('select html, words::text from blog_post')).rows).toEqual(rows);
    expect(await blog.restore(editor.key, id)).toMatchObject({ retcode: -1 });
    await blog.remove(editor.key, id);
    await api.database.query(`update blog_post set deleted_at = now() - interval '31 days'`);
    expect(await blog.restore(editor.key, id)).toMatchObject({ retcode: -1 });
    expect(await blog.own(editor.key)).toEqual([]);
  });

  test('a preview link shows a draft until it is withdrawn or replaced', async () => {
    const id = await blog.write(editor.key, { state: 'draft' });
    const link = async (isShared: boolean) => (await blog.share(editor.key, id, isShared)).data.preview;
    const first = await link(true);
    expect(first).toMatch(/^\/blog\/preview\/[\w-]{32}$/);
    expect((await blog.own(editor.key))[0]?.preview).toBe(first);
    const shown = await api.app.inject({ url: first });
    expect(shown.json().data).toMatchObject({ id, content: draft.content, state: 'draft' });
    expect(shown.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const second = await link(true);
    expect([(await blog.get(first)).retcode, (await blog.get(second)).retcode]).toEqual([-1, 0]);
    expect(await link(false)).toBe('');
    expect(await blog.get(second)).toMatchObject({ retcode: -1 });
    expect(await blog.get('/blog/preview/x')).toMatchObject({ retcode: -1 });
    const other = await blog.enter(Role.EDITOR);
    expect(await blog.share(other.key, id, true)).toMatchObject({ retcode: 403 });
  });

  test('a new name of an author appears on cached pages, and posts stay without a deleted author', async () => {
    const leaver = await blog.enter(Role.EDITOR);
    const id = await blog.write(leaver.key);
    const before = await blogVersion();
    await api.database.query(`update account set name = 'New name' where id = $1`, [leaver.uid]);
    expect(await blogVersion()).not.toBe(before);
    expect((await blog.detail(id)).data.owner.username).toBe('New name');
    await api.database.query('delete from account where id = $1', [leaver.uid]);
    expect((await blog.detail(id)).data.owner).toEqual({ uid: '', username: '', avatar: '' });
  });
});
