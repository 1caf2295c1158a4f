import { UpstreamError } from '@starhaven/upstream/server';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import { viewEndpoint } from './view-endpoint.server';

/** Sends a view to the endpoint; returns the status and the ids that were reported to the host. */
async function send({
  id = '12',
  headers = { origin: 'https://site.test' } as Record<string, string>,
  isProven = true,
  counts = true,
  failure = null as Error | null,
}) {
  const told: string[] = [];
  const { action } = viewEndpoint({
    isId: (text) => /^\d+$/.test(text),
    countsViews: () => counts,
    countView: async (_client, text) => {
      if (failure !== null) throw failure;
      told.push(text);
    },
  });
  const request = new Request(`https://site.test/texts/${id}/view`, { method: 'POST', headers });
  const context = contextWith({ upstream: fakeUpstream({ isProven }).upstream });
  const { status } = await action({ request, params: { id }, context });
  return { status, told };
}

test.each([
  ['a beacon with its origin', { origin: 'https://site.test' }],
  ['a beacon without one, of the same origin', { 'sec-fetch-site': 'same-origin' }],
])('the host receives %s', async (_what, headers) => {
  expect(await send({ headers })).toEqual({ status: 204, told: ['12'] });
});

test.each([
  [403, 'a request that no browser sends', { headers: {} }],
  [404, 'an id that no text has', { id: 'twelve' }],
  [404, 'a host that counts no views', { counts: false }],
  [404, 'a host that is not ours', { isProven: false }],
] as const)('%i for %s, and nothing is counted', async (status, _what, options) => {
  expect(await send(options)).toEqual({ status, told: [] });
});

test('a reader sees no error for a view that was not counted, but a fault of ours is reported', async () => {
  const unreachable = new UpstreamError('network', 'countBlogView', 'no host there');
  expect(await send({ failure: unreachable })).toEqual({ status: 204, told: [] });
  await expect(send({ failure: new TypeError('ours') })).rejects.toThrow('ours');
});
