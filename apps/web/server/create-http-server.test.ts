import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { createHttpServer } from './create-http-server';

test('a request whose headers never end is ended soon after its limit', async () => {
  const server = createHttpServer({ pages: () => {}, app: () => {} });
  server.headersTimeout = 100;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const startedAt = performance.now();
  client.write('GET /account HTTP/1.1\r\nHost: x\r\nCoo');
  client.resume();
  await once(client, 'close');
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  server.close();
});
