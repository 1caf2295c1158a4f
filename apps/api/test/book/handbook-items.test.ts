import type { HandbookSummary, Item, ItemDetails } from '@starhaven/contracts/handbook';
import { importData } from '../../src/modules/book';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { row, ScriptedReader } from '../support/hosts/scripted-reader';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';

const stats = { BaseValue: 717, LevelAdd: 203.15, Property: 'FIGHT_PROP_HP_DELTA' };

const genshin = [
  row({
    type: 1,
    id: 10000002,
    names: { EN: 'Kamisato Ayaka', JP: '神里綾華', CHS: '神里绫华' },
    starType: 5,
    icon: 'UI_Ayaka',
  }),
  row({ type: 7, id: 14001, group: '4000-4', names: { EN: 'HP of four stars' } }),
  row({ type: 1, id: 10000003, names: { EN: 'Jean', RU: 'Джинн', TH: 'Jean' }, descs: { EN: 'Acting' }, starType: 5 }),
  row({ type: 2, id: 1002, names: { EN: 'Kamisato Ayaka' } }),
  row({
    type: 1,
    id: 10000033,
    names: { EN: 'Tartaglia', CHS: '达达利亚', KR: '타르탈리아', DE: 'Herr Walnuss' },
    descs: { EN: 'A harbinger.', CHS: 'test 空之神殿神瞳', JP: '執行官。' },
  }),
  row({ type: 6, id: 70, names: { EN: 'Ayaka' } }),
  row({ type: 2, id: 5, names: {} }),
  row({ type: 4, id: 11401, names: { EN: 'Favonius Sword', JP: '西風剣' }, fields: { weaponType: 1 }, starType: 4 }),
  row({
    type: 9,
    id: 77543,
    names: { EN: 'Flower' },
    starType: 5,
    fields: { equipType: 1, main: '4000', sub: '501', appendPropNum: 3 },
  }),
  row({ type: 9, id: 77523, names: { EN: 'Plume' }, starType: 5, fields: { equipType: 2, main: '2000', sub: '501' } }),
  row({ type: 7, id: 14001, group: '4000', names: { EN: 'HP' }, fields: { stats } }),
  ...Array.from({ length: 30 }, (_, index) =>
    row({ type: 2, id: 100_001 + index, names: { EN: `Potion ${index + 1}` } }),
  ),
];
const starRail = [row({ type: 1, id: 1001, names: { CHS: '三月七' }, starType: 4 })];
const blueArchive = [
  row({ id: 1, names: { EN: 'Keystone Piece' } }),
  row({ id: 1, group: 'equipment', names: { EN: 'Lesser Enhancement Stone' } }),
  row({ id: 1, group: 'currency', names: { EN: 'Credit Points' } }),
  row({ id: 2, group: 'equipment', names: { EN: 'Normal Enhancement Stone' } }),
];

describeOnEachEngine('items of the handbook', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  beforeAll(async () => {
    db = await open();
    const reader = new ScriptedReader();
    reader.scripts.set('/genshin', { game: 1, parts: [{ name: 'all', rows: genshin }] });
    reader.scripts.set('/star-rail', { game: 2, parts: [{ name: 'all', rows: starRail }] });
    reader.scripts.set('/blue-archive', { game: 3, parts: [{ name: 'all', rows: blueArchive }] });
    const itemImagesUrl = 'https://images.test/{game}/{icon}.png';
    server = await createTestApp(db.database, { reader, config: { itemImagesUrl } });
    const context = { database: db.database, signal: new AbortController().signal, onProgress: () => {}, reader };
    const order = { isDryRun: false, removals: 'few' } as const;
    await importData(context, { ...order, format: 'grasscutter-handbook', from: '/genshin' });
    await importData(context, { ...order, format: 'starter-star-rail', from: '/star-rail' });
    await importData(context, { ...order, format: 'schaledb', from: '/blue-archive' });
    await server.book.library.refresh();
  });
  afterAll(async () => {
    await server?.book.stop();
    await server?.app.close();
    await db?.close();
  });

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  const list = async (query: Record<string, string | number>) => {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    return (await get(`/item?${search}`)).json() as { retcode: number; message: string; data?: Item[] };
  };
  const ids = async (query: Record<string, string | number>) => (await list(query)).data?.map(({ id }) => id);

  test('a search finds names in every language, avatars first', async () => {
    expect(await ids({ search: 'ayaka', game: 1 })).toEqual(['70', '10000002', '1002']);
    expect(await ids({ search: '神里' })).toEqual(['10000002']);
    expect(await ids({ search: 'джинн' })).toEqual(['10000003']);
    expect((await ids({ search: 'kamisto ayka' }))?.[0]).toBe('10000002');
    expect(await ids({ search: '10000002' })).toEqual(['10000002']);
  });

  test('game and type narrow it', async () => {
    expect(await ids({ search: 'ayaka', type: 1 })).toEqual(['10000002']);
    expect((await list({ search: 'ayaka', game: 2 })).data).toBeUndefined();
  });

  test('names are in the asked language, else in English, else in any', async () => {
    const nameOf = async (query: Record<string, string | number>) => (await list(query)).data?.[0]?.name;
    expect(await nameOf({ search: '10000002', language: 'JP' })).toBe('神里綾華');
    expect(await nameOf({ search: '10000003', language: 'JP' })).toBe('Jean');
    expect(await nameOf({ search: '1001', game: 2, language: 'EN' })).toBe('三月七');
    expect((await list({ game: 1, type: 2 })).data?.[0]).toMatchObject({ id: '5', name: '' });
  });

  test('pages of twelve, then -1 for no more', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ search: 'potion', page, limit: 12 })));
    expect(pages.map(({ retcode, data }) => [retcode, data?.length])).toEqual([
      [0, 12],
      [0, 12],
      [0, 6],
      [-1, undefined],
    ]);
    expect(new Set(pages.flatMap(({ data }) => data?.map(({ id }) => id) ?? [])).size).toBe(30);
    expect(pages[3]?.message).toBe('No items found');
  });

  test('empty fields of a form are ignored', async () => {
    expect(await ids({ search: 'ayaka', game: '', type: '', language: '', page: '' })).toHaveLength(3);
  });

  test('without search and page it is the list of a picker, all of a type', async () => {
    const { retcode, data } = await list({ game: 1, type: 2, version: 'abc' });
    expect([retcode, data?.length]).toEqual([0, 32]);
    expect((await list({ game: 1, type: 4 })).data).toEqual([
      { id: '11401', name: 'Favonius Sword', desc: '', icon: '', game: 1, type: 4, starType: 4, weaponType: 1 },
    ]);
    expect((await list({ game: 1, type: 7 })).data?.[0]).toMatchObject({ id: '14001', grup: '4000', stats });
    expect(await list({ game: 3, type: 1 })).toMatchObject({ retcode: 0, data: [] });
  });

  test.each(['0', 'all', 'ALL', ''])('game=%j and type=%j mean all, as leaving them out does', async (all) => {
    expect(await ids({ search: 'ayaka', game: all, type: all })).toEqual(await ids({ search: 'ayaka' }));
    expect(await ids({ search: 'ayaka', game: 1, type: all })).toEqual(['70', '10000002', '1002']);
  });

  test('a longer page size still gives pages of twelve, and past the last page there are no items', async () => {
    expect((await list({ search: 'potion', page: 1, limit: 1000 })).data).toHaveLength(12);
    expect(await list({ search: 'potion', page: 1001 })).toEqual({ retcode: -1, message: 'No items found' });
  });

  test('unknown parameters are ignored, also when they are sent twice', async () => {
    const plain = await get('/item?search=ayaka');
    const more = await get('/item?search=ayaka&t=1&sort[]=a&version=1&version=2&token=x');
    expect([more.statusCode, more.json()]).toEqual([200, plain.json()]);
    const versions = await get('/game/resource/version?time=1&time=2&x=1');
    expect([versions.statusCode, versions.json()]).toEqual([200, (await get('/game/resource/version?time')).json()]);
  });

  test('a description is in the asked language or there is none', async () => {
    const descIn = async (language: string) => (await list({ search: 'tartaglia', language })).data?.[0]?.desc;
    expect([await descIn('EN'), await descIn('JP')]).toEqual(['A harbinger.', '執行官。']);
    expect([await descIn('DE'), await descIn('CHS')]).toEqual(['', '']);
    const { data } = (await get('/item/1/1/10000033')).json() as { data: ItemDetails };
    expect(data.descs).toEqual({ EN: 'A harbinger.', JP: '執行官。' });
  });

  test('a picker gets one list, in which an id names one item', async () => {
    const all = (await list({ search: '1', game: 3, type: 2 })).data;
    expect(all?.filter(({ id }) => id === '1')).toHaveLength(3);
    const names = async (query: Record<string, string>) =>
      (await list({ game: 3, type: 2, ...query })).data?.map(({ id, name }) => `${id} ${name}`);
    expect(await names({})).toEqual(['1 Keystone Piece']);
    expect(await names({ grup: 'equipment' })).toEqual(['1 Lesser Enhancement Stone', '2 Normal Enhancement Stone']);
    expect(await names({ grup: 'furniture' })).toEqual([]);
    expect(await list({ game: 1, type: 7 })).toMatchObject({ data: [{ grup: '4000' }, { grup: '4000-4' }] });
  });

  describe('what a search matched', () => {
    const knownAs = async (search: string, language = 'EN') =>
      (await list({ search, language, type: 1, extras: 'yes' })).data?.[0];

    test.each([
      ['a nickname', 'childe', { name: 'childe', language: 'EN' }],
      ['a Chinese nickname', '公子', { name: '公子', language: 'CHS' }],
      ['the sound of one', 'gongzi', { name: '公子', language: 'CHS' }],
      ['a name in another language', 'walnuss', { name: 'Herr Walnuss', language: 'DE' }],
      ['one in the other Chinese script', '達達利亞', { name: '达达利亚', language: 'CHS' }],
      ['first consonants', 'ㅌㄹㅌㄹㅇ', { name: '타르탈리아', language: 'KR' }],
    ])('is sent where the name does not show it: %s', async (_, search, alsoKnownAs) => {
      expect(await knownAs(search)).toMatchObject({ id: '10000033', alsoKnownAs });
    });

    test.each(['tartaglia', 'tarta', 'tartagila', '10000033', 'Tartaglia harbinger'])(
      'is not sent where the name or the id shows it: %s',
      async (search) => {
        expect((await knownAs(search))?.id).toBe('10000033');
        expect(await knownAs(search)).not.toHaveProperty('alsoKnownAs');
      },
    );

    test('is sent depending on the language of the page', async () => {
      expect(await knownAs('达达利亚', 'CHS')).not.toHaveProperty('alsoKnownAs');
      expect(await knownAs('tartaglia', 'CHS')).toMatchObject({ alsoKnownAs: { name: 'Tartaglia', language: 'EN' } });
    });

    test('the language of a name is sent where it is not the asked one', async () => {
      expect(await knownAs('tartaglia', 'JP')).toMatchObject({ name: 'Tartaglia', nameLanguage: 'EN' });
      expect(await knownAs('三月七', 'DE')).toMatchObject({ name: '三月七', nameLanguage: 'CHS' });
      expect(await knownAs('tartaglia', 'DE')).not.toHaveProperty('nameLanguage');
    });

    test.each([
      '/item?search=childe&page=1&limit=12&language=JP',
      '/item?search=childe&extras=no',
      '/item?game=1&type=1',
    ])('is not sent to a client of the specification: %s', async (url) => {
      const { data } = (await get(url)).json() as { data: Item[] };
      const fields = ['desc', 'game', 'icon', 'id', 'name', 'starType', 'type'];
      expect(data.length).toBeGreaterThan(0);
      for (const item of data) expect(Object.keys(item).sort()).toEqual(fields);
    });

    test('the host announces these extensions', async () => {
      const answer = (await get('/api/v2/capabilities')).json() as { data: { extensions: string[] } };
      expect(answer.data.extensions).toEqual(expect.arrayContaining(['item-extras', 'item-filters']));
    });
  });

  test('rarity and type of weapon narrow a search, and an order replaces the best match', async () => {
    const ids = async (query: object) => (await list({ page: '1', game: '1', ...query })).data?.map(({ id }) => id);
    expect(await ids({ stars: '5', type: '1' })).toEqual(['10000002', '10000003']);
    expect(await ids({ search: 'favonius', weapon: '1' })).toEqual(['11401']);
    expect(await ids({ search: 'favonius', weapon: '2' })).toBeUndefined();
    expect(await ids({ search: 'ayaka', sort: 'id' })).toEqual(['70', '1002', '10000002']);
    expect(await ids({ sort: 'rarity', limit: '4' })).toEqual(
      expect.arrayContaining(['10000002', '10000003', '77523', '77543']),
    );
    expect(await ids({ search: 'potion', sort: 'id', page: '2', limit: '2' })).toEqual(['100003', '100004']);
    // By number, not by letter: Potion 2 is before Potion 10.
    const byName = { search: 'potion', sort: 'name', limit: '2' };
    expect([await ids(byName), await ids({ ...byName, page: '5' })]).toEqual([
      ['100001', '100002'],
      ['100009', '100010'],
    ]);
    // By the names that the visitor sees; an item without a name comes last.
    const characters = { type: '1', sort: 'name' };
    expect(await ids(characters)).toEqual(['10000003', '10000002', '10000033']);
    expect(await ids({ ...characters, language: 'DE' })).toEqual(['10000033', '10000003', '10000002']);
    expect((await ids({ type: '2', sort: 'name', page: '3' }))?.at(-1)).toBe('5');
  });

  test('pictures have the address that the operator set', async () => {
    expect((await list({ search: '10000002' })).data?.[0]?.icon).toBe('https://images.test/1/UI_Ayaka.png');
  });

  test('an item has its names in all languages and what belongs to it', async () => {
    const { data } = (await get('/item/1/1/10000002')).json() as { data: ItemDetails };
    expect(data.names).toEqual({ EN: 'Kamisato Ayaka', JP: '神里綾華', CHS: '神里绫华' });
    expect(data.related).toMatchObject([
      { relation: 'same-name', items: [{ id: '1002' }] },
      { relation: 'kind', items: [{ id: '10000003' }] },
    ]);
    const piece = (await get('/item/1/9/77543')).json() as { data: ItemDetails };
    expect(piece.data.related).toMatchObject([
      { relation: 'set', items: [{ id: '77523' }] },
      { relation: 'main', items: [{ id: '14001', grup: '4000' }] },
    ]);
    const main = (await get('/item/1/7/14001')).json() as { data: ItemDetails };
    const other = (await get('/item/1/7/14001?grup=4000-4')).json() as { data: ItemDetails };
    expect([main.data.name, other.data.name]).toEqual(['HP', 'HP of four stars']);
    expect(main.data.related).toMatchObject([{ relation: 'artifact', items: [{ id: '77543' }] }]);
  });

  test.each(['/item/1/1/999', '/item/9/1/10000002', '/item/1/99/10000002'])('%s is not found', async (url) => {
    const response = await get(url);
    expect([response.statusCode, (response.json() as { retcode: number }).retcode]).toEqual([404, 404]);
  });

  test('the summary counts the items, and says which game has the starter set only', async () => {
    const { data } = (await get('/item/summary')).json() as { data: HandbookSummary[] };
    expect(data).toMatchObject([
      { game: 1, isStarter: false, isFilling: false, languages: ['CHS', 'DE', 'EN', 'JP', 'KR', 'RU'] },
      { game: 2, isStarter: true, types: [{ type: 1, count: 1 }], languages: ['CHS'] },
      { game: 3, types: [{ type: 2, count: 4 }] },
    ]);
    expect(data[0]?.types).toContainEqual({ type: 2, count: 32 });
  });

  test('a known ETag is answered with 304', async () => {
    const first = await get('/item?search=ayaka');
    const again = await get('/item?search=ayaka', { 'if-none-match': String(first.headers.etag) });
    expect([first.headers['cache-control'], again.statusCode, again.body]).toEqual(['public, no-cache', 304, '']);
  });

  test.each([
    ['10 kB', 'x'.repeat(10_000), -1, undefined],
    ['wildcards', '%_\\', -1, undefined],
    ['quotes', `'";--`, -1, undefined],
    // As without a text: all items.
    ['spaces', '   ', 0, '10000002'],
    ['emoji', '🦊✨', -1, undefined],
    ['NUL', 'ayaka\0', 0, '70'],
    ['right to left', '\u202eakaya', -1, undefined],
  ])('a search for %s is answered, empty or right', async (_, search, retcode, first) => {
    const response = await get(`/item?search=${encodeURIComponent(search)}`);
    expect(response.statusCode).toBe(200);
    const answer = response.json() as { retcode: number; data?: Item[] };
    expect([answer.retcode, answer.data?.[0]?.id]).toEqual([retcode, first]);
  });

  test.each([
    ['page=-1', 400, 400],
    ['page=0', 400, 400],
    ['page=1e9', 400, 400],
    ['page=1000000000', 200, -1],
    ['page=abc', 400, 400],
    ['limit=0', 400, 400],
    ['limit=100000', 200, 0],
    ['language=XX', 400, 400],
    ['game=abc', 400, 400],
    ['type=1.5', 400, 400],
    ['search=%00%ff', 400, 400],
    ['limit=1000', 200, 0],
  ])('%s is answered with the envelope: status %i, retcode %i', async (query, status, retcode) => {
    const response = await get(`/item?search=ayaka&${query}`);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ retcode, message: expect.any(String) as string });
  });

  test.each(['game=77', 'type=99'])('%s has no items', async (query) => {
    expect((await get(`/item?search=ayaka&${query}`)).json()).toMatchObject({ retcode: -1, message: 'No items found' });
  });
});
