import { setTimeout as delay } from 'node:timers/promises';
import { Role } from '@starhaven/contracts/session';
import { runHousekeeping } from '../../src/modules/account';
import { leaveBlog, pruneBlog } from '../../src/modules/blog';
import { PlannedPosts } from '../../src/modules/blog/planned/planned-posts';
import { blogClient } from '../support/clients/blog-client';
import type { Writer } from '../support/clients/blog-client';
import { describeOnEachEngine } from '../support/engines';
import { useTestApi } from '../support/test-api';
import { createTestApp } from '../support/test-app';
import { until } from '../support/until';

describeOnEachEngine('what the blog does by itself', (open) => {
  let editor: Writer;
  const api = useTestApi(open);
  const blog = blogClient(api);
  beforeAll(async () => {
    editor = await blog.enter(Role.EDITOR);
  });
  beforeEach(() => api.database.query('delete from blog_post'));

  const query = async (text: string, values: unknown[] = []) => (await api.database.query(text, values)).rows;
  const blogVersion = async () => (await query(`select version from content_version where topic = 'blog'`))[0]?.version;
  const viewsOf = async (id: string) => (await blog.detail(id)).data.view;

  test('a planned post appears on time and cached pages are invalidated then, with two servers', async () => {
    const second = await createTestApp(api.database);
    const before = await blogVersion();
    const publishAt = Math.floor(Date.now() / 1000) + 8;
    const start = jest.spyOn(PlannedPosts.prototype, 'start');
    const id = await blog.write(editor.key, { state: 'planned', publishAt: String(publishAt) });
    // The post does not wait for the regular check of the servers; planned-posts.test.ts checks the times.
    expect(start).toHaveBeenCalled();
    start.mockRestore();
    const soon = await blogVersion();
    // A busy machine may be late already.
    if (Date.now() / 1000 < publishAt) expect(soon).toBe(before);
    await until(async () => (await blog.detail(id)).retcode === 0);
    expect(Date.now() / 1000).toBeGreaterThanOrEqual(publishAt - 0.1);
    expect((await blog.detail(id)).data).toMatchObject({ time: publishAt, update: 0 });
    expect((await blog.own(editor.key))[0]).toMatchObject({ id, state: 'published', publishAt: 0 });
    await until(async () => (await blogVersion()) !== before);
    await second.app.close();
  });

  test('a planned post whose time passed while no server ran appears at the next start', async () => {
    const id = await blog.write(editor.key, { state: 'draft' });
    const before = await blogVersion();
    await query(`update blog_post set state = 'planned', shown_at = now() + interval '300 ms' where id = $1`, [id]);
    await delay(400);
    const restarted = await createTestApp(api.database);
    await until(async () => (await query('select state from blog_post'))[0]?.state === 'published');
    expect(await blogVersion()).not.toBe(before);
    await restarted.app.close();
  });

  test('a visitor counts once a day, many visitors count each, and cached pages stay', async () => {
    const id = await blog.write(editor.key);
    const before = await blogVersion();
    for (let time = 0; time < 3; time += 1) await blog.view(id, '203.0.113.1');
    await blog.view(id, '203.0.113.2');
    await until(async () => (await viewsOf(id)) === 2);
    await blog.view(id, '203.0.113.1');
    await blog.view(id, '203.0.113.3');
    await until(async () => (await viewsOf(id)) === 3);
    expect(await blogVersion()).toBe(before);
    const stored = JSON.stringify(await query('select * from blog_viewer'));
    expect(stored).not.toContain('203.0.113');
    await query(`update blog_viewer set day = day - 1`);
    await query(`update blog_view_salt set day = day - 1`);
    await blog.view(id, '203.0.113.1');
    await until(async () => (await viewsOf(id)) === 4);
    await pruneBlog(api.database.db);
    expect(
      await query('select distinct day = (now() at time zone $1)::date as today from blog_viewer', ['utc']),
    ).toEqual([{ today: true }]);
    expect(await query('select count(*)::int as salts from blog_view_salt')).toEqual([{ salts: 1 }]);
  });

  test('a draft, a missing post and a wrong number count nothing and reveal nothing', async () => {
    const draft = await blog.write(editor.key, { state: 'draft' });
    const id = await blog.write(editor.key);
    expect(await blog.view(draft)).toEqual(await blog.view('2000000000'));
    await blog.view(id);
    await until(async () => (await viewsOf(id)) === 1);
    expect(await query('select post_id::text as id from blog_views')).toEqual([{ id }]);
    expect(await blog.view('x')).toMatchObject({ retcode: -1 });
  });

  test('waiting views are stored when the server stops', async () => {
    const id = await blog.write(editor.key);
    const stopping = await createTestApp(api.database);
    await blogClient(stopping).view(id, '203.0.113.9');
    await stopping.app.close();
    expect(await viewsOf(id)).toBe(1);
  });

  test('what was deleted 30 days ago is removed for good, with its versions', async () => {
    const old = await blog.write(editor.key);
    const recent = await blog.write(editor.key);
    for (const id of [old, recent]) await blog.remove(editor.key, id);
    await query(`update blog_post set deleted_at = now() - interval '31 days' where id = $1`, [old]);
    await pruneBlog(api.database.db);
    expect(await query('select id::text as id from blog_post')).toEqual([{ id: recent }]);
    expect(await query('select distinct post_id::text as id from blog_version')).toEqual([{ id: recent }]);
  });

  test.each([
    ['keep', 1],
    ['delete', 0],
  ])('an account that leaves and chose to %s its posts leaves %i', async (choice, left) => {
    const leaver = await blog.enter(Role.EDITOR);
    const id = await blog.write(leaver.key);
    await query(`update account set deletion_at = now() - interval '1 minute', deletion_posts = $2 where id = $1`, [
      leaver.uid,
      choice,
    ]);
    await runHousekeeping(api.database.db, [leaveBlog]);
    expect(await query('select id from account where id = $1', [leaver.uid])).toEqual([]);
    expect(await query('select account_id from blog_post')).toEqual(
      Array.from({ length: left }, () => ({ account_id: null })),
    );
    expect((await blog.detail(id)).retcode).toBe(left === 1 ? 0 : -1);
  });

  test('html of an earlier renderer is rendered again when the post is read, once', async () => {
    const id = await blog.write(editor.key);
    let times = 0;
    const renderPost = {
      pipeline: 'new',
      render: async () => {
        times += 1;
        return { ok: true as const, html: '<p>new</p>', minutes: 7 };
      },
    };
    const newer = await createTestApp(api.database, { renderPost });
    const read = () => blogClient(newer).detail(id, true);
    expect((await read()).data.html).toBe('<p>new</p>');
    expect((await read()).data).toMatchObject({ html: '<p>new</p>', minutes: 7, update: 0 });
    expect(times).toBe(1);
    await newer.app.close();
  });

  test('a renderer that fails refuses the save and loses nothing', async () => {
    const render = () => Promise.reject(new Error('the worker died'));
    const failing = await createTestApp(api.database, { renderPost: { pipeline: 'x', render } });
    const id = await blog.write(editor.key);
    const client = blogClient(failing);
    const answer = await client.edit(editor.key, id, { title: 'Changed' });
    expect([answer.statusCode, answer.json().status]).toEqual([503, expect.stringContaining('Nothing was saved')]);
    expect((await client.detail(id, true)).data).toMatchObject({ title: 'A new season' });
    expect((await client.own(editor.key))[0]).toMatchObject({ id, version: 1 });
    await failing.app.close();
  });
});
