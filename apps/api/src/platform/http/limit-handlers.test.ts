import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { limitHandlers } from './limit-handlers';

const limitMs = 300;
let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  app = fastify({ handlerTimeout: limitMs, forceCloseConnections: true });
  limitHandlers(app);
  const never = () => new Promise<never>(() => {});
  app.get('/never', never);
  app.post('/never', never);
  app.post('/soon', async () => 'done');
  app.post('/file', (_request, reply) => {
    const parts = async function* () {
      for (let part = 0; part < 10; part += 1) {
        await delay(limitMs / 5);
        yield 'x';
      }
    };
    return reply.send(Readable.from(parts(), { objectMode: false }));
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app?.close());

const post = (path: string, body?: string) =>
  fetch(url + path, { method: 'POST', body, headers: body ? { 'content-type': 'application/json' } : {} });

test.each([
  ['GET', () => fetch(`${url}/never`)],
  ['POST without a body', () => post('/never')],
  ['POST with a body', () => post('/never', '{"a":1}')],
])('a handler that never answers is ended: %s', async (_name, ask) => {
  expect((await ask()).status).toBe(503);
});

test('an answer in time, and a file that takes longer to send, arrive whole', async () => {
  expect(await (await post('/soon', '{}')).text()).toBe('done');
  expect(await (await post('/file', '{}')).text()).toBe('x'.repeat(10));
});
