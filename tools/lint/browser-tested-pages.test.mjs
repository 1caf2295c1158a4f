import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchRoutes } from '@remix-run/router';
// Apps have no package name, so they are imported by path.
// eslint-disable-next-line @nx/enforce-module-boundaries
import * as tables from '../../apps/web-e2e/src/routes';
import { workspaceRoot } from '../start/workspace.mjs';

/** A module with a default export draws a page; the others answer with data, files or redirects. */
const isPage = (file) => /\bdefault\b/.test(readFileSync(path.join(workspaceRoot, 'apps/web/app', file), 'utf8'));

const withIds = (routes) =>
  routes.map((route) => ({ ...route, id: route.file, children: withIds(route.children ?? []) }));
const filesOf = (routes) => routes.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);

let siteMap;
beforeAll(async () => {
  // The site map loads Remix's compiler, which loads Vite as CommonJS.
  process.env.VITE_CJS_IGNORE_WARNING = 'true';
  // Apps have no package name, so they are imported by path.
  // eslint-disable-next-line @nx/enforce-module-boundaries
  siteMap = (await import('../../apps/web/app/routes')).default;
});

test('every page of the site is in a table of the browser tests', () => {
  const routes = withIds(siteMap);
  const tested = new Set(
    Object.values(tables)
      .filter(Array.isArray)
      .flat()
      .flatMap((page) => matchRoutes(routes, page.path.replace(/\?.*/, '')) ?? [])
      .map(({ route }) => route.file),
  );
  const pages = filesOf(siteMap).filter(isPage);
  expect(pages.length).toBeGreaterThan(50);
  // A page that is named here has no row in apps/web-e2e/src/routes.ts.
  expect(pages.filter((file) => !tested.has(file))).toEqual([]);
});
