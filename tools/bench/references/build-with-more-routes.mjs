import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError, workspaceRoot } from '../../start/workspace.mjs';

// As deep as apps/web, so that its relative paths lead to the same files.
const folder = path.join(workspaceRoot, 'tmp/more-routes');
const parts = ['app', 'server', 'public', 'vite', 'vite.config.ts', 'package.json', 'tsconfig.json'];

const page = (number) => `import { useLoaderData } from '@remix-run/react';

export const loader = () => ({ number: ${number} });
export const meta = () => [{ title: 'Extra page ${number}' }];
export default function ExtraPage${number}() {
  return <h1>Extra page {useLoaderData<typeof loader>().number}</h1>;
}
`;

/**
 * Builds the web app with `count` extra pages, to measure what future pages will add to every page.
 * @param {number} count
 * @returns {string} the launcher of that build
 */
export function buildWithMoreRoutes(count) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of parts)
    cpSync(path.join(workspaceRoot, 'apps/web', part), path.join(folder, part), { recursive: true });
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  for (const number of numbers) writeFileSync(path.join(folder, `app/routes/extra.${number}.tsx`), page(number));
  const siteMap = path.join(folder, 'app/routes.ts');
  // The three kinds of addresses that the site has: a section, one entry of it, and a part of an entry.
  const kinds = [(n) => `extra-${n}`, (n) => `extra-${n - 1}/:id`, (n) => `extra-${n - 2}/:id/edit/:part`];
  const lines = numbers.map((n) => `  route('${kinds[(n - 1) % 3](n)}', 'routes/extra.${n}.tsx'),\n`);
  writeFileSync(siteMap, readFileSync(siteMap, 'utf8').replace(/(?=\s+route\('\*')/, `\n${lines.join('')}`));
  const root = (file) => path.join(workspaceRoot, file);
  run(root('node_modules/@remix-run/dev/dist/cli.js'), 'vite:build');
  run(root('tools/build/slim-manifest.mjs'), 'build/client');
  run(root('tools/build/compress-assets.mjs'), 'build/client');
  run(root('tools/build/bundle-node.mjs'), 'server/server.ts', 'build/launcher.js');
  return path.join(folder, 'build/launcher.js');
}

function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new StartError('The build with more routes failed (its output is above).', [stdout, stderr]);
}
