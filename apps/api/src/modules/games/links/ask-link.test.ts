import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askLink } from './ask-link';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A host of files on this machine; returns its origin. */
async function hostOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const siteOrigin = 'https://site.example.org';
const anywhere = { siteOrigin, isAllowed: () => true };

test('the size of an existing file is returned without reading it', async () => {
  const asked: string[] = [];
  const origin = await hostOf((request, answer) => {
    asked.push(request.method ?? '');
    answer.setHeader('content-length', '5000000').end();
  });
  expect(await askLink(`${origin}/client.zip`, anywhere)).toEqual({ status: 200, sizeBytes: 5_000_000, fault: '' });
  expect(asked).toEqual(['HEAD']);
});

test('a host that refuses HEAD is asked for one byte, and the size is that of the whole file', async () => {
  const origin = await hostOf((request, answer) => {
    if (request.method === 'HEAD') return void answer.writeHead(405).end();
    expect(request.headers.range).toBe('bytes=0-0');
    answer.writeHead(206, { 'content-range': 'bytes 0-0/1234' }).end('x');
  });
  expect(await askLink(origin, anywhere)).toEqual({ status: 206, sizeBytes: 1234, fault: '' });
});

test('a missing file has its status', async () => {
  const origin = await hostOf((_, answer) => void answer.writeHead(404).end());
  expect(await askLink(origin, anywhere)).toEqual({ status: 404, sizeBytes: null, fault: '' });
});

test('redirects are followed, but not without an end', async () => {
  const origin = await hostOf(({ url }, answer) => {
    if (url === '/file') return void answer.setHeader('content-length', '7').end();
    answer.writeHead(302, { location: url === '/once' ? '/file' : '/loop' }).end();
  });
  expect(await askLink(`${origin}/once`, anywhere)).toEqual({ status: 200, sizeBytes: 7, fault: '' });
  expect((await askLink(`${origin}/loop`, anywhere)).fault).toBe('It redirects more than 5 times.');
});

test('a host that is silent counts as not answering', async () => {
  const origin = await hostOf(() => {});
  const answer = await askLink(origin, { ...anywhere, timeoutMs: 100 });
  expect(answer).toEqual({ status: 0, sizeBytes: null, fault: 'It did not answer in time.' });
});

test.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '0', '2130706433'])(
  'no request goes to this machine as %s',
  async (name) => {
    let count = 0;
    const origin = await hostOf((_, answer) => {
      count += 1;
      answer.end();
    });
    const { fault } = await askLink(origin.replace('127.0.0.1', name), { siteOrigin });
    expect([fault, count]).toEqual(['Its name leads to an address that is not on the internet.', 0]);
  },
);

test('the site itself may be at a private address, but leads to no other', async () => {
  let count = 0;
  const inner = await hostOf((_, answer) => {
    count += 1;
    answer.end();
  });
  const own = await hostOf(({ url }, answer) => {
    if (url === '/file') return void answer.setHeader('content-length', '3').end();
    answer.writeHead(302, { location: inner }).end();
  });
  expect(await askLink('/file', { siteOrigin: own })).toEqual({ status: 200, sizeBytes: 3, fault: '' });
  const led = await askLink('/away', { siteOrigin: own });
  expect([led.fault, count]).toEqual(['Its name leads to an address that is not on the internet.', 0]);
});

test('a redirect to an address that is not http or https is a fault', async () => {
  const origin = await hostOf((_, answer) => void answer.writeHead(302, { location: 'file:///etc/passwd' }).end());
  expect((await askLink(origin, anywhere)).fault).toBe('It redirects to an address that is not http or https.');
});
