/** @jest-environment node */
import type { CallAnswers } from '@starhaven/upstream/testing';
import { noHost } from '@starhaven/upstream/testing';
import { fakeClient } from '../../testing/fake-client.server';
import { loader } from './versions-json.route.server';

const ask = async (answers: CallAnswers) => {
  const { context, calls } = fakeClient(answers);
  const answer = await loader({
    request: new Request('https://site.test/handbook/data/versions.json'),
    params: {},
    context,
  });
  // The specification's call has a time (docs/behaviour/api.md#book-calls); we send the whole minute.
  expect(calls[0]?.input).toEqual({ query: { time: expect.stringMatching(/^\d+$/) as string } });
  return answer;
};

test('the served commits may be cached for a minute', async () => {
  const listGameVersions = [{ id: '1', commit: 'abc', game: 1 }];
  const answer = await ask({ listGameVersions });
  expect([answer.headers.get('Cache-Control'), await answer.json()]).toEqual(['public, max-age=60', listGameVersions]);
});

test('without an answer of the host the list is empty, and no cache stores it', async () => {
  const answer = await ask({ listGameVersions: noHost });
  expect([answer.status, answer.headers.get('Cache-Control'), await answer.json()]).toEqual([200, 'no-store', []]);
});
