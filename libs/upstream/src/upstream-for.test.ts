import { listGames } from '@starhaven/contracts';
import { readUpstreamEnvironment } from './config/environment.server';
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

test('the environment names the hosts, by default our own API', () => {
  expect(readUpstreamEnvironment({})).toEqual({
    accountUrl: 'http://127.0.0.1:4000',
    bookUrl: 'http://127.0.0.1:4000',
    trustSecret: undefined,
  });
  expect(readUpstreamEnvironment({ API_PORT: '4100', BOOK_API_URL: 'https://book.example' })).toMatchObject({
    accountUrl: 'http://127.0.0.1:4100',
    bookUrl: 'https://book.example',
  });
});

test('a wrong address stops with the name of the variable', () => {
  expect(() => readUpstreamEnvironment({ ACCOUNT_API_URL: 'ftp://x' })).toThrow(
    'ACCOUNT_API_URL is "ftp://x"; it must be an http or https URL',
  );
});
