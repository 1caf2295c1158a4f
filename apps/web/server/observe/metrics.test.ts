import cluster from 'node:cluster';
import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { asyncHandler } from '../async-handler';
import { askMetricsOfAll } from '../workers/metrics-of-all';
import { WebMetrics } from './metrics';

const originalSend = process.send;
let server: ReturnType<ReturnType<typeof express>['listen']>;
let url: string;

beforeEach(async () => {
  const app = express();
  const metrics = new WebMetrics('1');
  Object.assign(cluster, { isWorker: true });
  app.get('/metrics', metrics.handler('token'));
  app.get(
    '/failing',
    asyncHandler(() => Promise.reject(new Error('for a test'))),
  );
  app.use(((_error, _request, response, _next) => void response.status(500).end()) as express.ErrorRequestHandler);
  server = app.listen(0);
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  Object.assign(cluster, { isWorker: false });
  process.send = originalSend;
  server.close();
  await once(server, 'close');
});

const scrape = () => fetch(`${url}/metrics`, { headers: { authorization: 'Bearer token' } });
/** Answers as the primary does. */
const answerWith = (text: string | null) => {
  process.send = () => {
    setImmediate(() => process.emit('message', { type: 'web:metrics', text }, undefined));
    return true;
  };
};

test('a worker answers with the metrics of all', async () => {
  answerWith('up 1');
  const answer = await scrape();
  expect([answer.status, await answer.text()]).toEqual([200, 'up 1']);
});

test('a primary that could not collect them is 503, and not an empty list', async () => {
  answerWith(null);
  expect((await scrape()).status).toBe(503);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('channel closed');
    },
  ],
  [
    'fails later',
    (...given: unknown[]) => {
      const callback = given.find((one) => typeof one === 'function') as (error: Error) => void;
      setImmediate(() => callback(new Error('channel closed')));
      return false;
    },
  ],
])('a channel to the primary that %s is 503', async (_name, send) => {
  process.send = send;
  const answer = await scrape();
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('channel closed')]);
});

test('a primary that does not answer is a failure', async () => {
  process.send = () => true;
  await expect(askMetricsOfAll(1)).rejects.toThrow('The primary did not answer with metrics');
});

test('a handler that fails goes to the last resort', async () => {
  expect((await fetch(`${url}/failing`)).status).toBe(500);
});
