import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createStaticFiles } from './static-files';

test('a file that an update took away after the start breaks off its own answer alone', async () => {
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
