/** @jest-environment node */
import { fakeClient, item } from '../../testing/fake-client.server';
import { loader } from './suggest-json.route.server';

const items = Array.from({ length: 20 }, (_, index) => item(index + 1, {}));
const ask = (query: string, client: ReturnType<typeof fakeClient>) =>
  loader({
    request: new Request(`https://site.test/command/data/suggest.json?${query}`),
    params: {},
    context: client.context,
  });

test('what begins with the text comes first, eight at most, with its name', async () => {
  const client = fakeClient({ listItems: () => ({ retcode: 0, data: [...items] }) });
  const answer = await ask('game=1&types=itemList&q=lantern', client);
  const { items: found } = await answer.json();
  expect(found).toHaveLength(8);
  expect(found[0]).toEqual({ type: 'itemList', id: '1', name: 'Lantern 1', lang: 'en' });
});

test('a nickname that the index knows is named', async () => {
  const client = fakeClient(
    {
      listItems: ({ query }) => ({
        retcode: 0,
        data: query?.search ? [item(9, { alsoKnownAs: { name: 'Night Light' } })] : [...items],
      }),
    },
    { extensions: ['item-extras'] },
  );
  const { items: found } = await (await ask('game=1&types=itemList&q=night', client)).json();
  expect(found[0]).toMatchObject({ id: '9', name: 'Lantern 9', alsoKnownAs: 'Night Light' });
});

test('ids get their names; unknown ones are left out', async () => {
  const client = fakeClient({ listItems: () => ({ retcode: 0, data: [...items] }) });
  const { items: found } = await (await ask('game=1&types=itemList&ids=3,999', client)).json();
  expect(found.map(({ id }: { id: string }) => id)).toEqual(['3']);
});

test('a list that does not load is reported as missing, and an invalid query is refused', async () => {
  const client = fakeClient({
    listItems: ({ query }) =>
      query?.type === 4 ? { retcode: 500, message: 'down' } : { retcode: 0, data: [...items] },
  });
  const answer = await (await ask('game=1&types=weaponList,itemList&ids=3', client)).json();
  expect(answer).toMatchObject({ items: [{ id: '3' }], missing: ['weaponList'] });
  for (const query of ['game=x&types=itemList&q=a', 'game=1&types=constructor&q=a', 'game=1&q=a']) {
    expect((await ask(query, client)).status).toBe(400);
  }
});
