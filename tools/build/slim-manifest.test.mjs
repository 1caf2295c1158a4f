import vm from 'node:vm';
import { slimManifest } from './slim-manifest.mjs';

const flags = {
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
};
const manifest = {
  entry: { module: '/assets/entry.client-1.js', imports: ['/assets/framework-2.js'], css: [] },
  routes: {
    root: {
      ...{ id: 'root', path: '' },
      ...{ ...flags, hasErrorBoundary: true },
      ...{ module: '/assets/root-3.js', imports: ['/assets/framework-2.js'], css: ['/assets/shell-4.css'] },
    },
    'routes/home': {
      ...{ id: 'routes/home', parentId: 'root', index: true },
      ...flags,
      ...{
        module: '/assets/home-5.js',
        imports: ['/assets/framework-2.js', '/assets/list-8.js'],
        css: ['/assets/list-9.css', '/assets/shell-4.css'],
      },
    },
    'routes/ask': {
      ...{ id: 'routes/ask', parentId: 'root', path: 'ask/:id' },
      ...{ ...flags, hasAction: true },
      ...{ module: '/assets/ask-6.js', imports: [], css: [] },
    },
  },
  url: '/assets/manifest-7.js',
  version: '7',
};
/** The table in the browser: the entry has loaded the framework, and the root the styles of the shell. */
const inBrowser = structuredClone(manifest);
inBrowser.routes.root.imports = [];
inBrowser.routes['routes/home'].imports = ['/assets/list-8.js'];
inBrowser.routes['routes/home'].css = ['/assets/list-9.css'];
const written = (table) => `window.__remixManifest=${JSON.stringify(table)};`;

test('a route that is a file is left out, and its parent numbers stay right', () => {
  const feed = {
    id: 'routes/feed',
    parentId: 'root',
    path: 'blog/feed.xml',
    ...flags,
    module: '/assets/feed-8.js',
    imports: [],
    css: [],
  };
  const context = { window: {} };
  const { root, ...others } = manifest.routes;
  vm.runInNewContext(slimManifest(written({ ...manifest, routes: { root, 'routes/feed': feed, ...others } })), context);
  expect(JSON.parse(JSON.stringify(context.window.__remixManifest))).toEqual(inBrowser);
});

test('an endpoint is left out, unless it is a page', () => {
  const { root, ...others } = manifest.routes;
  const endpoint = { id: 'endpoints/frame', parentId: 'root', path: 'ads/frame', ...flags };
  const written = (more) =>
    `window.__remixManifest=${JSON.stringify({ ...manifest, routes: { root, frame: { ...endpoint, ...more }, ...others } })};`;
  const context = { window: {} };
  vm.runInNewContext(slimManifest(written({ module: '/assets/frame-9.js', imports: [], css: [] })), context);
  expect(JSON.parse(JSON.stringify(context.window.__remixManifest))).toEqual(inBrowser);
  const page = { module: '/assets/frame-9.js', imports: ['/assets/framework-2.js'], css: [] };
  expect(() => slimManifest(written(page))).toThrow('endpoints/frame is a page; it needs route() in routes.ts.');
});

test('the browser makes the same table of the shorter script, without files that it has loaded before', () => {
  const context = { window: {} };
  vm.runInNewContext(slimManifest(written(manifest)), context);
  expect(JSON.parse(JSON.stringify(context.window.__remixManifest))).toEqual(inBrowser);
});

test('what a newer Remix adds to a route stops the build', () => {
  const newer = structuredClone(manifest);
  newer.routes['routes/ask'].clientLoaderModule = '/assets/x.js';
  expect(() => slimManifest(written(newer))).toThrow('A route of the manifest has clientLoaderModule.');
  expect(() => slimManifest('export default {}')).toThrow('The manifest has an unknown form.');
});
