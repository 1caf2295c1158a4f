import type { ServerBuild } from '@remix-run/node';
import { remixByBranch } from './remix-by-branch';

const route = (id: string, path: string | undefined, parentId?: string) => ({ id, path, parentId, module: {} });
// The only part of a build that the function reads.
const build = {
  routes: {
    root: route('root', ''),
    home: { ...route('home', undefined, 'root'), index: true },
    account: route('account', 'account', 'root'),
    security: route('security', 'account/security', 'root'),
    area: route('area', 'area', 'root'),
    overview: { ...route('overview', undefined, 'area'), index: true },
    history: route('history', 'history', 'area'),
    item: route('item', 'items/:id', 'root'),
    'not-found': route('not-found', '*', 'root'),
  },
  assets: {
    routes: {
      root: {},
      home: {},
      account: {},
      security: {},
      area: {},
      overview: {},
      history: {},
      item: {},
      'not-found': {},
    },
  },
} as unknown as ServerBuild;

const routesFor = remixByBranch(build, (given) => (typeof given === 'function' ? [] : Object.keys(given.routes)));

test.each([
  ['/', 'home'],
  ['/_root.data?_routes=root', 'home'],
  ['/account?tab=1', 'account'],
  ['/account.data', 'account'],
  ['/account/security', 'security'],
  ['/items/1', 'item'],
  ['/items/2.data', 'item'],
  ['/nowhere/at/all', 'not-found'],
])('%s is answered by a build that has only the route %s', (url, id) => {
  expect(routesFor(url)).toEqual(['root', id]);
});

test.each([
  ['/area', 'overview'],
  ['/area?index', 'overview'],
  ['/area.data?index', 'overview'],
  ['/area/history', 'history'],
])('%s is answered by its route and the route of its parent', (url, id) => {
  expect(routesFor(url)).toEqual(['root', 'area', id]);
});

test('server and page know the same routes', () => {
  const tableFor = remixByBranch(build, (given) => (typeof given === 'function' ? {} : given.assets.routes));
  expect(Object.keys(tableFor('/account/security'))).toEqual(['root', 'security']);
});

test('a handler is made once for each route', () => {
  expect(routesFor('/items/1')).toBe(routesFor('/items/2'));
});

test('the development server keeps its whole build', () => {
  const whole = () => Promise.resolve(build);
  expect(remixByBranch(whole, (given) => given)('/account')).toBe(whole);
});
