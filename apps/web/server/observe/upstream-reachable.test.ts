import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isUpstreamReachable } from './upstream-reachable';

const open = new Set<Server>();
afterEach(() => {
  for (const server of open) server.close().closeAllConnections();
  open.clear();
});

async function start(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  open.add(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an answer counts by its status, and a host without an answer is not reachable', async () => {
  const url = await start(({ url: path }, response) => response.writeHead(path === '/livez' ? 200 : 500).end('ok'));
  expect(await isUpstreamReachable(url, true)).toBe(true);
  expect(await isUpstreamReachable(url, false)).toBe(false);
  expect(await isUpstreamReachable('http://127.0.0.1:1', true)).toBe(false);
});

test('a body that does not end keeps no connection open', async () => {
  // The time limit of the request would close the connection after two seconds.
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  const closed = new Promise<void>((resolve) => {
    void start((_request, response) => {
      response.once('close', () => resolve());
      response.writeHead(200).write('ok');
    }).then((url) => isUpstreamReachable(url, true));
  });
  await closed;
  expect(limit).toHaveBeenCalledWith(2_000);
  limit.mockRestore();
});
