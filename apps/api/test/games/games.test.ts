import { GameSchema, PlatformSchema } from '@starhaven/contracts/games';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { game } from '../../src/modules/games/tables';
import { describeOnEachEngine } from '../support/engines';
import { useTestApi } from '../support/test-api';
import { createTestApp } from '../support/test-app';

describeOnEachEngine('games', (open) => {
  const api = useTestApi(open);
  const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });
  /** Waits for the notice, which may be a few milliseconds behind its commit. */
  const changed = () => new Promise<void>((resolve) => api.versions.onChange(() => resolve()));

  test('the list has the three games with their engines', async () => {
    const response = await get('/json/game_all.json');
    const games = v.parse(v.array(GameSchema), response.json());
    expect(games.map(({ id, slug, engine }) => [id, slug, (engine ?? []).map(({ short }) => short)])).toEqual([
      [1, 'genshin-impact', ['GC']],
      [2, 'honkai-star-rail', ['LC', 'DH']],
      [3, 'blue-archive', ['SH', 'BP']],
    ]);
    expect(games[0]?.lastUpdate).toBe(1_772_323_200);
    expect(response.headers['cache-control']).toBe('public, no-cache');
  });

  test('one game is one entry of the list', async () => {
    const response = await get('/json/blue-archive/info.json?load=full');
    expect(response.json()).toEqual((await get('/json/game_all.json')).json()[2]);
  });

  test('the downloads keep their order, sizes and files', async () => {
    const platforms = v.parse(v.array(PlatformSchema), (await get('/json/genshin-impact/download.json')).json());
    expect(platforms.map(({ platfrom }) => platfrom)).toEqual(['PC', 'Android', 'iOS']);
    const newest = platforms[0]?.version?.[0];
    expect(newest).toMatchObject({ name: '5.0', project: { name_engine: 'Grasscutter', short: 'GC' } });
    expect(newest?.download?.map(({ name }) => name)).toEqual(['Server', 'Client', 'Tools']);
    const full = newest?.download?.[1]?.link?.[0]?.game?.Full;
    expect(full?.segments?.map(({ package_size }) => (package_size / 1024 ** 3).toFixed(2))).toEqual([
      ...Array.from({ length: 6 }, () => '10.00'),
      '3.78',
    ]);
    expect(full?.voice_packs).toHaveLength(4);
    expect(full?.package_size).toBe(full?.segments?.reduce((sum, { package_size }) => sum + package_size, 0));
  });

  test.each([
    '/json/game_all.json?t=1',
    '/json/game_all.json?time&time=2',
    '/json/genshin-impact/info.json?load=FULL&t=1',
    '/json/genshin-impact/info.json?load=',
    '/json/genshin-impact/download.json?v=2',
    '/api/v2/capabilities?t=1',
    '/api/v2/status?t=1',
  ])('%s is answered although it has unknown parameters', async (url) => {
    expect((await get(url)).statusCode).toBe(200);
  });

  test('a known ETag is answered with 304 and no body', async () => {
    const first = await get('/json/genshin-impact/download.json');
    const second = await get('/json/genshin-impact/download.json', { 'if-none-match': String(first.headers.etag) });
    expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, '', first.headers.etag]);
    expect(second.headers['cache-control']).toBe('public, no-cache');
  });

  test('for an unknown game the error is in the envelope', async () => {
    const info = await get('/json/no-such-game/info.json');
    expect([info.statusCode, info.json()]).toEqual([200, { retcode: -1, message: 'Game Not Found' }]);
    const download = await get('/json/no-such-game/download.json');
    expect([download.statusCode, download.json()]).toEqual([200, { retcode: -1, message: 'Download data not found' }]);
  });

  test.each(['12', '-x', 'a', '..%2Fetc', '%F0%9F%8E%AE%F0%9F%8E%AE', 'x'.repeat(65)])(
    'the slug %s is refused without asking the database',
    async (slug) => {
      // A fresh app has an empty cache: any lookup would query the database.
      const fresh = await createTestApp(api.database);
      const { query: tables } = api.database.db;
      const queries = [jest.spyOn(tables.game, 'findMany'), jest.spyOn(tables.platform, 'findMany')];
      for (const file of ['info', 'download']) {
        const response = await fresh.app.inject({ url: `/json/${slug}/${file}.json` });
        expect([response.statusCode, response.json()]).toEqual([404, { retcode: -1, message: 'Invalid Game ID' }]);
      }
      for (const query of queries) {
        expect(query).not.toHaveBeenCalled();
        query.mockRestore();
      }
      await fresh.app.close();
    },
  );

  test('a cached answer costs no query', async () => {
    await get('/json/game_all.json');
    const query = jest.spyOn(api.database.db.query.game, 'findMany');
    await get('/json/game_all.json');
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
  });

  test('a change by plain SQL is served at once, under a new ETag', async () => {
    const before = await get('/json/game_all.json');
    const heard = changed();
    await api.database.db.execute(sql`update game set title = 'Renamed' where id = 2`);
    await heard;
    const after = await get('/json/game_all.json', { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.json()[1].title).toBe('Renamed');
  });

  test('a change deep in the download tree raises the version, a rolled back one does not', async () => {
    const version = () => api.versions.current('games');
    const before = await version();
    const heard = changed();
    await api.database.db.execute(sql`update package_file set md5 = 'x' where kind = 'voice_pack'`);
    await heard;
    const after = await version();
    expect(Number(after)).toBeGreaterThan(Number(before));
    const rolledBack = api.database.db.transaction(async (tx) => {
      await tx.update(game).set({ title: 'Never' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await api.database.ping();
    expect(await version()).toBe(after);
    expect((await get('/json/game_all.json')).body).not.toContain('Never');
  });

  test('deleted downloads leave the message for no downloads', async () => {
    const heard = changed();
    await api.database.db.execute(sql`delete from platform where game_id = 3`);
    await heard;
    expect((await get('/json/blue-archive/download.json')).json()).toEqual({
      retcode: -1,
      message: 'Download data not found',
    });
  });
});
