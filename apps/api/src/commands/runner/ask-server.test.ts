import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseConfig } from '../../config/config';
import { DatabaseStartError } from '../../platform/database/errors';
import { askServer } from './ask-server';

const config = parseConfig({ API_TRUST_SECRET: 'a secret of at least 32 characters' }, '/nowhere');
let server: Server;

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => new Promise((resolve) => server.close(resolve)));

test.each<[string, RequestListener]>([
  ['before it answers', (request) => request.socket.destroy()],
  [
    'in the middle of its answer',
    (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"retcode":', () => response.destroy());
    },
  ],
])('if a server ends %s, the error names it and says what to do', async (_, answer) => {
  const url = await listen(answer);
  const failure = await askServer(url, '/work', config).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseStartError);
  expect(String(failure)).toContain(`The running server at ${url} gave no answer (`);
  expect(String(failure)).toContain('run the command again after it has started.');
});

test('the answer of the server is passed on, and an error of the server points to its log', async () => {
  let answer: object = { retcode: 0, message: 'ok', data: { file: '/backup' } };
  const url = await listen((_, response) => response.end(JSON.stringify(answer)));
  expect(await askServer(url, '/work', config)).toEqual({ file: '/backup' });
  answer = { retcode: -1, message: 'no' };
  await expect(askServer(url, '/work', config)).rejects.toThrow('could not run the command: no; see its log.');
});
