import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';

// Inside the workspace, so that packages are found as apps/web finds them.
const temporary = path.join(workspaceRoot, 'tmp');
const remix = path.join(workspaceRoot, 'node_modules/@remix-run/dev/dist/cli.js');
let folder;

beforeEach(() => {
  mkdirSync(temporary, { recursive: true });
  folder = mkdtempSync(path.join(temporary, 'server-door-'));
  write('package.json', JSON.stringify({ type: 'module', dependencies: { '@remix-run/node': '*', isbot: '*' } }));
  write(
    'vite.config.mjs',
    `import { vitePlugin as remix } from '@remix-run/dev';
    export default { plugins: [remix()], ssr: { noExternal: [/^@starhaven\\//] }, logLevel: 'error' };`,
  );
  write(
    'app/root.tsx',
    `import { Outlet, Scripts } from '@remix-run/react';
    export default function Root() { return <html><body><Outlet /><Scripts /></body></html>; }`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file, text) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** Builds the app with this home page and this component; returns the client's code if the build succeeds. */
function build({ page, component }) {
  write('app/routes/_index.tsx', page);
  write('app/greeting.tsx', component);
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [remix, 'vite:build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, NODE_ENV: 'production' },
  });
  const assets = path.join(folder, 'build/client/assets');
  const read = () => readdirSync(assets).map((file) => readFileSync(path.join(assets, file), 'utf8'));
  return { status, output: stdout + stderr, client: status === 0 ? read().join('\n') : null };
}

const plainPage = `import { Greeting } from '../greeting';
export default function Home() { return <Greeting />; }`;
const plainComponent = `export function Greeting() { return <p>planted-greeting</p>; }`;
// A string that only the server code of the session cookie contains. It must not appear in a browser chunk.
const serverText = '__Secure-';

test('a component that imports a server door stops the build, which names both files', () => {
  const { status, output } = build({
    page: plainPage,
    component: `import { safeRedirectTarget } from '@starhaven/session/server';
    export function Greeting() { return <p>{safeRedirectTarget('/', 'https://a.test')}</p>; }`,
  });
  expect(status).toBe(1);
  expect(output).toContain('Server-only module referenced by client');
  expect(output).toContain('@starhaven/session/server');
  expect(output).toContain('app/greeting.tsx');
});

test('without the import the same app builds', () => {
  const { status, client } = build({ page: plainPage, component: plainComponent });
  expect(status).toBe(0);
  expect(client).toContain('planted-greeting');
});

test('a loader may use the door, and nothing behind it reaches the client', () => {
  const { status, client } = build({
    page: `import { createSessionCookies } from '@starhaven/session/server';
    ${plainPage}
    export const loader = () => typeof createSessionCookies;`,
    component: plainComponent,
  });
  expect(status).toBe(0);
  expect(client).toContain('planted-greeting');
  expect(client).not.toContain(serverText);
  expect(readFileSync(path.join(folder, 'build/server/index.js'), 'utf8')).toContain(serverText);
});
