import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDiscordApi } from './discord-api';

/** The request that the tests send. */
const request = { method: 'POST', path: '/webhooks/1/x', body: { embeds: [] }, bot: 'secret' } as const;

async function ask(respond: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: object[] = [];
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const { method, url, headers } = incoming;
      const body: unknown = JSON.parse(Buffer.concat(parts).toString());
      asked.push({ method, url, bot: headers.authorization, body });
      respond(incoming, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return { answer: await createDiscordApi(`http://127.0.0.1:${port}`)(request), asked };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
const withStatus = (status: number, body = '', headers = {}) =>
  ask((_, response) => response.writeHead(status, headers).end(body));

test('a request has the body and names the bot', async () => {
  const { answer, asked } = await withStatus(200, '{"id":"1"}');
  expect(answer).toEqual({ status: 200, code: null, pauseSeconds: null });
  expect(asked).toEqual([{ method: 'POST', url: '/api/v10/webhooks/1/x', bot: 'Bot secret', body: { embeds: [] } }]);
});

test.each([
  ['in the body', '{"retry_after":7.2}', {}, 8],
  ['in the header', 'slow down', { 'retry-after': '12' }, 12],
  ['nowhere', '', {}, 60],
  ['far away', '{"retry_after":86400}', {}, 3600],
])('a pause is read: its length is given %s', async (_, body, headers, pauseSeconds) => {
  expect((await withStatus(429, body, headers)).answer).toEqual({ status: 429, code: null, pauseSeconds });
});

test('no redirect is followed', async () => {
  const { answer, asked } = await withStatus(307, '', { location: '/elsewhere' });
  expect([answer.status, asked.length]).toEqual([307, 1]);
});

test('a broken connection is returned as status 0', async () => {
  expect((await ask((request) => request.socket.destroy())).answer).toEqual({
    status: 0,
    code: null,
    pauseSeconds: null,
  });
});

test('a refusal has the code of Discord, where there is one', async () => {
  expect((await withStatus(404, '{"message":"Unknown Member","code":10007}')).answer).toMatchObject({ code: 10_007 });
  expect((await withStatus(404, '<html>')).answer).toMatchObject({ status: 404, code: null });
});
