import { signVisitorAddress } from '@starhaven/node-kit/server';
import type { Host } from '../../testing/start-host.server';
import { startHost } from '../../testing/start-host.server';
import { createFileForwarder } from './forward-file.server';

const trustSecret = 'trust-0f9e8d7c6b5a493827161504f3e2d1c0';
const file = { path: '/files/one', sessionKey: 'the-key', body: { name: 'one' } };
let host: Host;
afterEach(() => host.close());

test('the host gets the session, the body and the signed address, and its answer comes back as it is', async () => {
  host = await startHost((response) => {
    response.writeHead(200, { 'content-type': 'application/gzip' });
    response.end('bytes');
  });
  const forward = createFileForwarder({ accountUrl: host.url, trustSecret, isOurs: () => true });
  const answer = await forward({ ...file, signal: AbortSignal.timeout(20_000) }, { visitorAddress: '203.0.113.9' });
  expect([answer?.status, await answer?.text()]).toEqual([200, 'bytes']);
  const { url, headers } = host.seen.at(-1) ?? {};
  expect([url, headers?.authorization]).toEqual(['/files/one', 'the-key']);
  expect(headers?.['x-visitor-address']).toBe(signVisitorAddress('203.0.113.9', trustSecret));
});

test('a third-party host gets no key', async () => {
  host = await startHost((response) => response.end());
  const forward = createFileForwarder({ accountUrl: host.url, isOurs: () => false });
  expect(await forward({ ...file, signal: AbortSignal.timeout(20_000) })).toBeNull();
  expect(host.seen).toEqual([]);
});

test('a host that does not answer in time gives nothing; a slow file continues', async () => {
  const limitMs = 1_500;
  host = await startHost((response) => {
    if (host.seen.at(-1)?.url === '/files/none') return;
    response.writeHead(200);
    response.write('first ');
    setTimeout(() => response.end('last'), limitMs + 200);
  });
  const onFailure = jest.fn();
  const forward = createFileForwarder({ accountUrl: host.url, isOurs: () => true, timeoutMs: limitMs, onFailure });
  const signal = AbortSignal.timeout(20_000);
  expect(await forward({ ...file, path: '/files/none', signal })).toBeNull();
  expect(onFailure).toHaveBeenCalled();
  const answer = await forward({ ...file, signal });
  expect(await answer?.text()).toBe('first last');
});
