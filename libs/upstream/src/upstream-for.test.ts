import { listGames } from '@starhaven/contracts/games';
import { upstreamFor } from './upstream-for.server';

const request = () => new Request('http://localhost/');

test("the launcher's client is used as it is", () => {
  const client = { call: jest.fn(), hasExtension: () => false };
  expect(upstreamFor({ upstream: client }, request())).toBe(client);
});

test("the launcher's upstream is asked for a client that ends with the request", async () => {
  const forRequest = jest.fn(() => ({ call: jest.fn().mockResolvedValue([]), hasExtension: () => true }));
  const visit = request();
  const client = upstreamFor({ upstream: { forRequest, versions: null } }, visit);
  await expect(client.call(listGames)).resolves.toEqual([]);
  expect(forRequest).toHaveBeenCalledWith({ signal: visit.signal });
});
