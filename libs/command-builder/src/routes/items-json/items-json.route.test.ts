/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { fakeClient, item } from '../../testing/fake-client.server';
import { loader } from './items-json.route.server';

function ask(query: string, { headers, client }: { headers?: HeadersInit; client: ReturnType<typeof fakeClient> }) {
  const request = new Request(`https://site.test/command/data/items.json?${query}`, headers ? { headers } : {});
  return loader({ request, params: {}, context: client.context });
}
const items = [
  item(1, { weaponType: 2 }),
  item(1, { name: 'again' }),
  item(2, { name: '<b>Broom</b>', icon: 'javascript:1' }),
];

test('a whole list is the specification’s picker call, in small rows without duplicates', async () => {
  const client = fakeClient({ listItems: () => ({ retcode: 0, data: [...items] }) });
  const answer = await ask('game=1&type=itemList', { client });
  expect(await answer.json()).toEqual({
    lang: 'en',
    rows: [
      { id: '1', name: 'Lantern 1', stars: 3, weaponType: 2 },
      { id: '2', name: 'Broom', stars: 3 },
    ],
  });
  expect(client.calls.find(({ name }) => name === 'listItems')?.input.query).toEqual({
    game: 1,
    type: 2,
    version: 'abc',
  });
});

test('another language is asked for by name; its extras only from a host that has them', async () => {
  const client = fakeClient({ listItems: () => ({ retcode: 0, data: [...items] }) });
  expect((await ask('game=1&type=itemList&language=jp', { client }).then((it) => it.json())).lang).toBe('ja');
  expect(client.calls.at(-1)?.input.query).toEqual({ game: 1, type: 2, version: 'abc', language: 'JP' });
});

test('a browser that has the list gets no second one, and others get it compressed', async () => {
  const client = fakeClient({ listItems: { retcode: 0, data: items } });
  const first = await ask('game=1&type=itemList', { client, headers: { 'accept-encoding': 'gzip, br' } });
  expect(first.headers.get('content-encoding')).toBe('gzip');
  expect(JSON.parse(gunzipSync(Buffer.from(await first.arrayBuffer())).toString())).toMatchObject({ lang: 'en' });
  const etag = first.headers.get('etag')!;
  const second = await ask('game=1&type=itemList', { client, headers: { 'if-none-match': etag } });
  expect([second.status, await second.text()]).toEqual([304, '']);
  const plain = await ask('game=1&type=itemList', { client, headers: { 'accept-encoding': 'gzip;q=0' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
});

test('the index finds ids; a host without it is not asked', async () => {
  const pages: CallAnswers['listItems'] = ({ query }) =>
    query?.page === 1
      ? { retcode: 0, data: [item(9, { alsoKnownAs: { name: 'Night Light' } })] }
      : { retcode: -1, message: '' };
  const own = fakeClient({ listItems: pages }, { extensions: ['item-extras'] });
  expect(await (await ask('game=1&type=itemList&q=light', { client: own })).json()).toEqual({
    found: { ids: ['9'], alsoKnownAs: { '9': 'Night Light' } },
  });
  const other = fakeClient({ listItems: pages });
  expect(await (await ask('game=1&type=itemList&q=light', { client: other })).json()).toEqual({ found: null });
  expect(other.calls).toEqual([]);
});

test.each([
  '',
  'game=1&type=secretList',
  'game=0&type=itemList',
  'game=x&type=itemList',
  'game=1&type=itemList&language=XX',
])('%p is not a list, and nothing is requested', async (query) => {
  const client = fakeClient({});
  expect((await ask(query, { client })).status).toBe(400);
  expect(client.calls).toEqual([]);
});

test('a failure names the list, and is not kept', async () => {
  const answer = await ask('game=1&type=artifactList', {
    client: fakeClient({ listItems: { retcode: 500, message: 'no' } }),
  });
  expect([answer.status, await answer.json()]).toEqual([502, { problem: 'Artifact Load Error' }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a host that has none of a type has an empty list', async () => {
  const answer = await ask('game=1&type=questList', {
    client: fakeClient({ listItems: { retcode: -1, message: '' } }),
  });
  expect(await answer.json()).toEqual({ lang: 'en', rows: [] });
});
