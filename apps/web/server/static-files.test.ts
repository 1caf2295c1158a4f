import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createStaticFiles } from './static-files';

test('a file that an update removed after the start breaks off only its own answer', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'static-'));
  mkdirSync(path.join(folder, 'assets'));
  for (const name of ['gone.css', 'kept.css']) writeFileSync(path.join(folder, 'assets', name), 'a{}');
  const files = createStaticFiles(folder);
  const server = createServer((request, response) => files(request, response, () => response.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/assets`;
  try {
    rmSync(path.join(folder, 'assets', 'gone.css'));
    await expect(fetch(`${url}/gone.css`)).rejects.toThrow();
    await expect(fetch(`${url}/kept.css`).then((answer) => answer.text())).resolves.toBe('a{}');
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['/assets/entry.js', 'a file'],
  ['/assets/entry.js?version=1', 'a file'],
  ['/icons/icon.svg', 'a file'],
  ['/assets/missing.js', 'the page'],
  ['/handbook/kazuha', 'the page'],
  ['/handbook?q=icon.svg', 'the page'],
  ['/', 'the page'],
])('%s is answered by %s', async (target, answeredBy) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'static-'));
  for (const name of ['assets/entry.js', 'icons/icon.svg']) {
    mkdirSync(path.join(folder, path.dirname(name)));
    writeFileSync(path.join(folder, name), 'a file');
  }
  const files = createStaticFiles(folder);
  const server = createServer((request, response) => files(request, response, () => response.end('the page')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${target}`);
    await expect(answer.text()).resolves.toBe(answeredBy);
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
});
