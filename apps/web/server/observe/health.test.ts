import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { until } from '../../test/support/until';
import { createHealthRoutes } from './health';

const open = new Set<Server>();
afterEach(() => {
  for (const server of open) server.close();
  open.clear();
});

/** Starts the routes. `checks` counts the checks of the upstream, `requests` what has reached the server. */
async function start(isReachable: () => Promise<boolean>) {
  const state = { isAccepting: true, checks: 0, requests: 0 };
  const app = express();
  app.use((_request, _response, next) => {
    state.requests += 1;
    next();
  });
  app.use(
    createHealthRoutes({
      isAccepting: () => state.isAccepting,
      isUpstreamReachable: () => {
        state.checks += 1;
        return isReachable();
      },
    }),
  );
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  open.add(server);
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return { state, ask };
}

test('many who ask for the checks at once cause one request to the upstream', async () => {
  const { state, ask } = await start(async () => {
    // The check ends when all requests have arrived.
    await until('all requests have arrived', () => state.requests === 30);
    return true;
  });
  const answers = await Promise.all(
    ['/readyz', '/healthz', '/startupz'].flatMap((path) =>
      Array.from({ length: 10 }, async () => (await ask(`${path}?verbose`)).json()),
    ),
  );
  expect(answers).toHaveLength(30);
  for (const answer of answers) expect(answer).toEqual({ accepting: 'ok', upstream: 'ok' });
  expect(state.checks).toBe(1);
});

test('without `verbose` the upstream is not asked, and a stopping server says so', async () => {
  const { state, ask } = await start(() => Promise.resolve(false));
  const plain = await ask('/readyz');
  expect([plain.status, await plain.text(), state.checks]).toEqual([200, 'ok', 0]);
  expect(await (await ask('/readyz?verbose')).json()).toMatchObject({ upstream: expect.stringContaining('degraded') });
  state.isAccepting = false;
  const stopping = await ask('/readyz');
  expect([stopping.status, await stopping.text()]).toEqual([503, 'stopping']);
  const verbose = await ask('/readyz?verbose');
  expect([verbose.status, await verbose.json()]).toEqual([503, expect.objectContaining({ accepting: 'stopping' })]);
});
