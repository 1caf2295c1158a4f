/** @jest-environment node */
import { fakeClient } from '../../testing/fake-client.server';
import { loader } from './versions-json.route.server';

const ask = (answers: Record<string, unknown>) => {
  const { context } = fakeClient(answers);
  return loader({ request: new Request('https://site.test/handbook/data/versions.json'), params: {}, context });
};

test('the served commits are told, for a minute', async () => {
  const listGameVersions = [{ id: '1', commit: 'abc', game: 1 }];
  const answer = await ask({ listGameVersions });
  expect([answer.headers.get('Cache-Control'), await answer.json()]).toEqual(['public, max-age=60', listGameVersions]);
});

test('a host that does not answer is no news, and nothing that a cache may keep', async () => {
  const answer = await ask({});
  expect([answer.status, answer.headers.get('Cache-Control'), await answer.json()]).toEqual([200, 'no-store', []]);
});
