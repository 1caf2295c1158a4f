import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { onAnswerEnd } from './on-answer-end';

test('if a client pipelines requests and hangs up, each of them ends', async () => {
  const app = fastify();
  let active = 0;
  let [begun, release] = [0, () => {}];
  const released = new Promise<void>((resolve) => (release = resolve));
  app.addHook('onRequest', async (_, reply) => {
    active += 1;
    onAnswerEnd(reply, () => (active -= 1));
  });
  app.get('/', async () => {
    begun += 1;
    await released;
    return 'done';
  });
  const until = async (look: () => boolean) => {
    while (!look()) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  try {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(12));
    await until(() => begun === 12);
    client.destroy();
    await until(() => active === 0);
    release();
    expect((await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`)).status).toBe(200);
    await until(() => active === 0);
  } finally {
    release();
    await app.close();
  }
});
