import { Role } from '@starhaven/contracts/session';
import { blogClient, draft } from '../support/clients/blog-client';
import type { Writer } from '../support/clients/blog-client';
import { describeOnEachEngine } from '../support/engines';
import { useTestApi } from '../support/test-api';

const required = 'Title, content, short content, and slug are required.';
const mayNotCreate = "You don't have permission to create blog posts.";
const mayNotEdit = "You don't have permission to edit this blog post.";
const mayNotDelete = "You don't have permission to delete this blog post.";

describeOnEachEngine('writing posts', (open) => {
  let editor: Writer;
  const api = useTestApi(open);
  const blog = blogClient(api);
  beforeAll(async () => {
    editor = await blog.enter(Role.EDITOR);
  });
  beforeEach(() => api.database.query('delete from blog_post'));
  beforeEach(() => api.database.query('delete from rate_limit'));

  const countPosts = async () => Number((await api.database.query('select count(*) from blog_post')).rows[0]?.count);

  test.each<[string, Role[]]>([
    ['a member', []],
    ['a moderator', [Role.MOD]],
    ['a sponsor', [Role.SPONSOR]],
  ])('%s neither creates nor changes what others wrote', async (_, roles) => {
    const id = await blog.write(editor.key);
    const { key } = await blog.enter(...roles);
    const refused = await blog.create(key);
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { retcode: 403, status: mayNotCreate }]);
    expect((await blog.edit(key, id)).json()).toMatchObject({ retcode: 403, status: mayNotEdit });
    expect((await blog.remove(key, id)).json()).toMatchObject({ retcode: 403, status: mayNotDelete });
    expect(await countPosts()).toBe(1);
  });

  test('an editor does not change what others wrote, an admin does', async () => {
    const id = await blog.write(editor.key);
    const other = await blog.enter(Role.EDITOR);
    const admin = await blog.enter(Role.ADMIN);
    expect((await blog.edit(other.key, id)).json()).toMatchObject({ retcode: 403, status: mayNotEdit });
    expect((await blog.edit(admin.key, id, { title: 'Corrected' })).json()).toMatchObject({ retcode: 0 });
    expect((await blog.detail(id)).data).toMatchObject({ title: 'Corrected', owner: { uid: editor.uid } });
    expect((await blog.remove(admin.key, id)).json()).toMatchObject({ retcode: 0 });
  });

  test('a role that is taken away, that expires, and a ban count at once', async () => {
    const writer = await blog.enter(Role.EDITOR);
    expect((await blog.create(writer.key)).json()).toMatchObject({ retcode: 0 });
    await blog.setRoles(writer.uid, []);
    expect((await blog.create(writer.key)).json()).toMatchObject({ status: mayNotCreate });
    await blog.setRoles(writer.uid, [Role.EDITOR]);
    await api.database.query(`update account set role_expires_at = now() - interval '1 second' where id = $1`, [
      writer.uid,
    ]);
    expect((await blog.create(writer.key)).json()).toMatchObject({ status: mayNotCreate });
    await api.database.query('update account set role_expires_at = null where id = $1', [writer.uid]);
    await blog.setRoles(writer.uid, [Role.EDITOR, Role.BAN]);
    expect((await blog.create(writer.key)).json()).toMatchObject({ retcode: 401 });
  });

  test('titles, descriptions and tags are stored without invisible and text-direction characters', async () => {
    const id = await blog.write(editor.key, {
      ...{ title: 'Guide \u202egnp.exe', shortContent: 'Two\nlines\u2066 of it', tags: 'gu\u200bide' },
    });
    const shown = { title: 'Guide gnp.exe', shortContent: 'Two lines of it', tag: ['guide'] };
    expect((await blog.detail(id, true)).data).toMatchObject(shown);
  });

  test('without a session each call gives its own error text', async () => {
    const id = await blog.write(editor.key);
    expect((await blog.create(undefined)).json()).toMatchObject({ retcode: 401, status: 'Authentication required' });
    expect((await blog.edit('x', id)).json()).toMatchObject({ retcode: 401, status: 'Authentication required' });
    expect((await blog.remove(undefined, id)).json()).toMatchObject({ retcode: 401, status: 'No session key found' });
  });

  test.each([
    ['a title of spaces', { title: '  ' }, 'title', required],
    ['a title of which nothing can be seen', { title: '\u202e\u200b' }, 'title', required],
    ['no content', { content: '' }, 'content', required],
    ['a long title', { title: 'x'.repeat(201) }, 'title', /at most 200/],
    ['a long description', { shortContent: 'x'.repeat(501) }, 'shortContent', /at most 500/],
    ['a content of 257 KiB', { content: 'x'.repeat(257 * 1024) }, 'content', /257 KiB, at most 256 KiB/],
    ['a content of 1 MB', { content: 'x'.repeat(1_000_000) }, 'content', /at most 256 KiB/],
    ['a slug that leaves its folder', { slug: '../../etc' }, 'slug', /one part of an address/],
    ['a slug with a slash', { slug: 'a/b' }, 'slug', /one part of an address/],
    ['a slug of 1,000 characters', { slug: 'a'.repeat(1000) }, 'slug', /at most 120/],
    ['a tag of 1,000 characters', { tags: 'x'.repeat(1000) }, 'tags', /at most 40/],
    ['a tag of one dot', { tags: 'guide,.' }, 'tags', 'A tag needs more than dots.'],
    ['a tag of two dots', { tags: ' .. ' }, 'tags', 'A tag needs more than dots.'],
    ['21 tags', { tags: Array.from({ length: 21 }, (_, n) => `t${n}`).join(',') }, 'tags', /at most 20/],
    ['a thumbnail with a script', { thumbnail: 'javascript:alert(1)' }, 'thumbnail', /https/],
    ['a thumbnail of another host after two slashes', { thumbnail: '//evil.test/a.png' }, 'thumbnail', /single slash/],
    ['a thumbnail of another host after a backslash', { thumbnail: '/\\evil.test/a.png' }, 'thumbnail', /single slash/],
    ['a planned post without a time', { state: 'planned' }, 'publishAt', /when the post appears/],
    ['10,000 nested lists', { content: `${'- '.repeat(10_000)}x` }, 'content', /more than 100 levels/],
    ['10,000 nested quotes', { content: `${'>'.repeat(10_000)}x` }, 'content', /more than 100 levels/],
    ['10,000 indents', { content: `${' '.repeat(20_000)}- x` }, 'content', /more than 100 levels/],
  ])('%s is refused with its field, and nothing is lost', async (_, fields: Record<string, string>, field, text) => {
    const answer = (await blog.create(editor.key, fields)).json();
    const status = text instanceof RegExp ? expect.stringMatching(text) : text;
    const retcode = text === required ? 400 : -1;
    expect(answer).toMatchObject({ retcode, field, status });
    expect(await countPosts()).toBe(0);
    const id = await blog.write(editor.key);
    const edited = (await blog.edit(editor.key, id, fields)).json();
    expect(edited).toMatchObject({ retcode, field, status });
    expect((await blog.detail(id, true)).data).toMatchObject({ title: draft.title, content: draft.content });
  });

  test.each([
    ['26,000 rows', `| a | b |\n| - | - |\n${'| x | y |\n'.repeat(26_000)}`],
    // Each short row gets all columns.
    [
      '2,000 columns and 100,000 short rows',
      `|${'a|'.repeat(2_000)}\n|${'-|'.repeat(2_000)}\n${'x\n'.repeat(100_000)}`,
    ],
  ])('a table of %s is refused in words, while others save', async (_, content) => {
    const [refused, saved] = await Promise.all([
      blog.create(editor.key, { content }),
      blog.create(editor.key, { title: 'Short' }),
    ]);
    const status = expect.stringMatching(/takes too long to be shown/);
    expect([refused.json(), saved.json()]).toMatchObject([{ field: 'content', status }, { retcode: 0 }]);
    expect(await blog.titles()).toEqual(['Short']);
  });

  test('a body that is too large for any post is refused in words', async () => {
    const answer = await blog.create(editor.key, { content: '神'.repeat(400_000) });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      413,
      { retcode: 413, status: expect.stringContaining('256 KiB') },
    ]);
  });

  test('256 KiB of Chinese fit, byte for byte', async () => {
    const content = `\t 神\r\n${'神'.repeat(87_000)}\n\n  `;
    const id = await blog.write(editor.key, { content });
    expect((await blog.detail(id, true)).data.content).toBe(content);
  });

  test('one attempt creates one post, however often it is sent', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => blog.create(editor.key, { nonce: 'attempt-0001' })));
    const ids = new Set(answers.map((answer) => answer.json().data.id));
    expect([ids.size, await countPosts()]).toEqual([1, 1]);
    const [id = ''] = ids;
    // Repeated requests do not count: 60 saves a minute are possible.
    for (let number = 0; number < 61; number += 1)
      expect((await blog.create(editor.key, { nonce: 'attempt-0001' })).json().data.id).toBe(id);
    expect((await blog.get(`/blog/versions/${id}`, editor.key)).data).toHaveLength(1);
    const other = await blog.enter(Role.EDITOR);
    expect((await blog.create(other.key, { nonce: 'attempt-0001' })).json().data.id).not.toBe(id);
  });

  test('each save makes a version, an unchanged one does not; 50 are kept', async () => {
    const id = await blog.write(editor.key);
    expect((await blog.edit(editor.key, id)).json().data.version).toBe(1);
    expect((await blog.detail(id)).data.update).toBe(0);
    expect((await blog.edit(editor.key, id, { title: 'Second', tags: 'new' })).json().data.version).toBe(2);
    expect((await blog.detail(id)).data.update).toBeGreaterThan(0);
    const list = (await blog.get(`/blog/versions/${id}`, editor.key)).data;
    expect(list).toMatchObject([
      { version: 2, title: 'Second', author: { uid: editor.uid } },
      { version: 1, title: draft.title },
    ]);
    expect((await blog.get(`/blog/versions/${id}/1`, editor.key)).data).toMatchObject({
      content: draft.content,
      tag: ['news', 'guide'],
    });
    for (let number = 3; number <= 52; number += 1) {
      if (number % 40 === 0) await api.database.query('delete from rate_limit');
      await blog.edit(editor.key, id, { title: `Title ${number}` });
    }
    const kept = (await blog.get(`/blog/versions/${id}`, editor.key)).data;
    expect([kept.length, kept[0].version, kept.at(-1).version]).toEqual([50, 52, 3]);
    expect(await blog.get(`/blog/versions/${id}/1`, editor.key)).toMatchObject({ retcode: -1 });
    const other = await blog.enter(Role.EDITOR);
    expect(await blog.get(`/blog/versions/${id}/52`, other.key)).toMatchObject({ retcode: 403 });
  });

  test('of two editors of one version the second one saves nothing', async () => {
    const id = await blog.write(editor.key);
    const admin = await blog.enter(Role.ADMIN);
    const answers = await Promise.all([
      blog.edit(editor.key, id, { title: 'One', version: '1' }),
      blog.edit(admin.key, id, { title: 'Two', version: '1' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(late).toMatchObject({ retcode: 409, status: expect.stringContaining('newer version') });
    const winner = answers[0]?.statusCode === 200 ? 'One' : 'Two';
    expect((await blog.own(editor.key))[0]).toMatchObject({ id, title: winner, version: 2 });
  });

  test('saves of one author one after another never conflict', async () => {
    const id = await blog.write(editor.key);
    let version = 1;
    for (const title of ['a', 'b', 'c', 'c', 'd']) {
      const answer = (await blog.edit(editor.key, id, { title, version: String(version) })).json();
      expect(answer.retcode).toBe(0);
      ({ version } = answer.data);
    }
    expect(version).toBe(5);
  });

  test('a client of the specification edits without a version and keeps the state', async () => {
    const id = await blog.write(editor.key, { state: 'draft' });
    expect((await blog.edit(editor.key, id, { title: 'Still a draft' })).json()).toMatchObject({ retcode: 0 });
    expect(await blog.titles()).toEqual([]);
    await blog.edit(editor.key, id, { title: 'Out', state: 'published' });
    const { time } = (await blog.detail(id)).data;
    await blog.edit(editor.key, id, { state: 'draft' });
    expect(await blog.titles()).toEqual([]);
    await blog.edit(editor.key, id, { state: 'published', title: 'Again' });
    const again = (await blog.detail(id)).data;
    expect(again.time).toBe(time);
    expect(again.update).toBeGreaterThan(0);
  });

  test('addresses that name no post are not server errors', async () => {
    for (const id of ['0', '-1', '99999999999', 'x', '1;drop', '%F0%9F%92%A3']) {
      expect(await blog.detail(id)).toMatchObject({ retcode: -1 });
      expect((await blog.edit(editor.key, id)).json()).toMatchObject({ retcode: -1, status: 'Blog not found.' });
    }
  });
});
