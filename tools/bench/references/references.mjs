import { fork, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitUntilReady } from '../../start/processes/wait-until-ready.mjs';
import { StartError, workspaceRoot } from '../../start/workspace.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * Fetches a page as it is sent: gzip bytes and headers.
 * @param {string} url @param {Record<string, string>} [headers]
 * @returns {Promise<{body: Buffer, headers: http.IncomingHttpHeaders, status: number}>}
 */
export function fetchRaw(url, headers = {}) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': 'gzip', ...headers } }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ body: Buffer.concat(chunks), headers: response.headers, status: response.statusCode ?? 0 }),
        );
      })
      .on('error', reject);
  });
}

/** A bare node:http server with the same bytes and the same headers as a page. @param {string} pageUrl */
export async function startSameBytes(pageUrl) {
  const { body, headers } = await fetchRaw(pageUrl);
  for (const name of ['connection', 'keep-alive', 'date', 'transfer-encoding']) delete headers[name];
  headers['content-length'] = String(body.length);
  const child = fork(path.join(here, 'reference-server.mjs'));
  child.send({ bodyBase64: body.toString('base64'), headers });
  const [{ port }] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid, stop: () => child.disconnect() };
}

/**
 * A bare Remix app under @remix-run/serve, with none of our code, whose page has `elements` elements. With `apiUrl` its loader fetches the JSON
 * of that address for each page.
 * @param {number} port @param {number} elements @param {string} [apiUrl]
 */
export async function startBareRemix(port, elements, apiUrl = '') {
  const source = path.join(here, 'bare-remix');
  const folder = path.join(workspaceRoot, 'tmp', `bare-remix-${hashOf(source)}`);
  if (!existsSync(path.join(folder, 'build/server/index.js'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(path.dirname(folder), { recursive: true });
    cpSync(source, folder, { recursive: true });
    // Remix reads from these dependencies which runtime it has and whether isbot is installed.
    const dependencies = { '@remix-run/node': '*', '@remix-run/react': '*', isbot: '^5' };
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({ type: 'module', sideEffects: false, dependencies }),
    );
    const cli = path.join(workspaceRoot, 'node_modules/@remix-run/dev/dist/cli.js');
    const built = spawnSync(process.execPath, [cli, 'vite:build'], { cwd: folder, encoding: 'utf8' });
    if (built.status !== 0)
      throw new StartError('The bare Remix reference did not build (its output is above).', [
        built.stdout,
        built.stderr,
      ]);
  }
  const serve = path.join(workspaceRoot, 'node_modules/@remix-run/serve/dist/cli.js');
  const child = spawn(process.execPath, [serve, 'build/server/index.js'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PAGE_ELEMENTS: String(elements),
      PAGE_API_URL: apiUrl,
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/`;
  const ended = once(child, 'close');
  await waitUntilReady({ name: 'bare Remix', url, timeoutMs: 30_000, ended });
  return { url, pid: child.pid, stop: async () => (child.kill(), await ended) };
}

/** A short name for what a folder contains: a changed reference is built again. */
function hashOf(folder) {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}
