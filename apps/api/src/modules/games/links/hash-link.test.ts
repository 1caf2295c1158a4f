import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { algorithmOf, hashLink } from './hash-link';

const options = { siteOrigin: 'https://site.example.org', isAllowed: () => true };
const content = Buffer.alloc(3_000_000, 'starhaven');

async function hashOf(answer: RequestListener, more: object = {}) {
  const told: [number, number | null][] = [];
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const tell = async (bytes: number, ofBytes: number | null) => void told.push([bytes, ofBytes]);
    return await hashLink(`http://127.0.0.1:${port}/client.zip`, 'sha256', tell, { ...options, ...more });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('the whole file is read, also behind a redirect', async () => {
  const found = await hashOf(({ url }, answer) => {
    if (url !== '/file') return void answer.writeHead(302, { location: '/file' }).end();
    answer.setHeader('content-length', content.length).end(content);
  });
  const checksum = createHash('sha256').update(content).digest('hex');
  expect(found).toEqual({ checksum, bytes: content.length, fault: '' });
});

test('a file that ends too early has no checksum', async () => {
  const found = await hashOf((_, answer) => {
    answer.setHeader('content-length', 100);
    answer.write('half', () => answer.destroy());
  });
  expect(found).toEqual({ checksum: '', bytes: 4, fault: 'It broke off after 4 bytes.' });
});

test('a host that falls silent is given up', async () => {
  const silent = await hashOf(() => {}, { timeoutMs: 100 });
  expect(silent).toEqual({ checksum: '', bytes: 0, fault: 'It did not answer in time.' });
  const midway = await hashOf((_, answer) => void answer.write('half'), { timeoutMs: 2_000 });
  expect(midway.fault).toBe('It broke off after 4 bytes.');
});

test('a server that stops does not wait for a file', async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 100);
  const found = await hashOf((_, answer) => void answer.write('half'), { stop: stop.signal });
  expect(found.fault).toBe('The server stopped while it read the file.');
});

test('a missing file and a private address are reported', async () => {
  const missing = await hashOf((_, answer) => void answer.writeHead(404).end());
  expect(missing.fault).toBe('It answered with status 404.');
  const hidden = await hashOf((_, answer) => void answer.end('x'), { isAllowed: undefined });
  expect(hidden.fault).toBe('Its name leads to an address that is not on the internet.');
});

test.each([
  ['d41d8cd98f00b204e9800998ecf8427e', 'md5'],
  ['E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855', 'sha256'],
  ['da39a3ee5e6b4b0d3255bfef95601890afd80709', null],
  ['not known', null],
  ['', null],
])('%s is a checksum of %s', (text, algorithm) => {
  expect(algorithmOf(text)).toBe(algorithm);
});
