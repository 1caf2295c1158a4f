import { listGames } from '@starhaven/contracts/games';
import { provideServices } from './service-of.server';
import { contextWith } from '../testing/context-with';
import { upstreamFor } from './upstream-for.server';

const request = () => new Request('http://localhost/');

test("the launcher's client is used as it is", () => {
  const client = { call: jest.fn(), hasExtension: () => false };
  expect(upstreamFor(contextWith({ upstream: client }), request())).toBe(client);
});

test('without a launcher the provided upstream is asked for a client that ends with the request', async () => {
  const forRequest = jest.fn(() => ({ call: jest.fn().mockResolvedValue([]), hasExtension: () => true }));
  provideServices(() => ({ upstream: { forRequest, versions: null } }) as never);
  const visit = request();
  const client = upstreamFor(contextWith({}), visit);
  await expect(client.call(listGames)).resolves.toEqual([]);
  expect(forRequest).toHaveBeenCalledWith({ signal: visit.signal });
});
