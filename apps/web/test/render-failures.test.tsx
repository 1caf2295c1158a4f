import './support/as-in-production';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Await, Meta, Outlet, useLoaderData } from '@remix-run/react';
import type { ServerBuild } from '@remix-run/node';
import { installGlobals } from '@remix-run/node';
import pino from 'pino';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import * as entry from '../app/entry.server';
import { readConfig } from '../server/config/config';
import type { WebServer } from '../server/create-web-server';
import { createWebServer } from '../server/create-web-server';
import { sharedPage } from '@starhaven/ui-kit/server';
import { ask } from './support/ask';
import { FakeHost } from './support/fake-host';
import { sessionSecret, siteUrl, trustSecret } from './support/launch-web';

// Remix also prints every error to the console. This test checks only the launcher's own log.
jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** Every kind of value that code may throw. */
const thrown: Record<string, unknown> = {
  error: new Error('broken'),
  null: null,
  number: 7,
  frozen: Object.freeze({}),
  'no-prototype': Object.create(null),
};

const raise = (what: unknown): never => {
  throw what;
};

/** One route for each phase; it throws the value that is in its path. */
const phases: Record<string, (what: unknown) => object> = {
  loader: (what) => ({ loader: () => raise(what) }),
  action: (what) => ({ action: () => raise(what) }),
  meta: (what) => ({ meta: () => raise(what) }),
  headers: (what) => ({ headers: () => raise(what) }),
  'first-render': (what) => ({ default: () => raise(what) }),
  'after-the-shell': (what) => ({
    loader: () => ({ late: new Promise((resolve) => setTimeout(resolve, 5)) }),
    default: function Late() {
      const { late } = useLoaderData<{ late: Promise<unknown> }>();
      return (
        <Suspense fallback="soon">
          <Await resolve={late}>{() => raise(what)}</Await>
        </Suspense>
      );
    },
  }),
  'late-data': (what) => ({
    loader: () => ({ late: new Promise((_, reject) => setTimeout(() => reject(what), 5)) }),
    default: function Late() {
      const { late } = useLoaderData<{ late: Promise<unknown> }>();
      return (
        <Suspense fallback="soon">
          <Await resolve={late}>{() => 'here'}</Await>
        </Suspense>
      );
    },
  }),
  'error-page': (what) => ({ loader: () => raise(what), ErrorBoundary: () => raise(what) }),
};

const root = {
  default: () => <Outlet />,
  Layout: ({ children }: { children: ReactNode }) => (
    <html lang="en">
      <head>
        <Meta />
      </head>
      <body>{children}</body>
    </html>
  ),
  ErrorBoundary: () => 'An error page',
};

const routes: Record<string, object> = {
  root: { id: 'root', path: '', module: root },
  fine: { id: 'fine', parentId: 'root', path: 'fine', module: { default: () => 'All is well' } },
};
for (const [phase, make] of Object.entries(phases)) {
  for (const [name, what] of Object.entries(thrown)) {
    const module = { default: () => 'A page', ...make(what) };
    const alone = `alone/${phase}/${name}`;
    routes[alone] = { id: alone, parentId: 'root', path: alone, module };
    // The site renders a shared page itself, for all waiting requests.
    const shared = `shared/${phase}/${name}`;
    routes[shared] = { id: shared, parentId: 'root', path: shared, module: { headers: sharedPage(), ...module } };
  }
}

const manifest = Object.fromEntries(
  Object.values(routes as ServerBuild['routes']).map((route) => [
    route!.id,
    {
      ...route,
      module: `/${route!.id}.js`,
      hasLoader: 'loader' in route!.module,
      hasAction: 'action' in route!.module,
      hasErrorBoundary: 'ErrorBoundary' in route!.module,
    },
  ]),
);

const build = {
  mode: 'production',
  entry: { module: entry },
  routes,
  assets: { entry: { imports: [], module: '/entry.js' }, routes: manifest, url: '/manifest.js', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: 'build',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
    v3_routeConfig: true,
  },
  isSpaMode: false,
} as unknown as ServerBuild;

let host: FakeHost;
let web: WebServer;
let url: string;
const logged: string[] = [];

beforeAll(async () => {
  installGlobals({ nativeFetch: true });
  host = await new FakeHost(false).start();
  const env = {
    SITE_URL: siteUrl,
    ACCOUNT_API_URL: host.url,
    BOOK_API_URL: host.url,
    SESSION_SECRET: sessionSecret,
    API_TRUST_SECRET: trustSecret,
    RATE_LIMIT_PER_MINUTE: '0',
  };
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  web = createWebServer({
    config: readConfig(env, '/nowhere'),
    version: '0',
    log,
    build,
    mode: 'production',
    files: (_request, _response, next) => next(),
  });
  await once(web.server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(web.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  web.close();
  web.server.closeAllConnections();
  await new Promise((resolve) => web.server.close(resolve));
  await host.stop();
});

const all = Object.keys(routes).filter((id) => id.includes('/'));

test.each(all)('the error of %s is answered, logged, and the next page is fine', async (path) => {
  logged.length = 0;
  const options = path.includes('action')
    ? { method: 'POST', body: 'a=b', headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded' } }
    : {};
  const answer = await ask(`${url}/${path}`, options);
  expect(answer.status).toBe(500);
  expect(answer.headers['cache-control']).not.toContain('public');
  expect(answer.body.length).toBeGreaterThan(10);
  if (path.includes('/error-page/')) expect(answer.body).toContain('href="/last-resort.css"');
  expect(logged.length).toBeGreaterThan(0);
  expect(await ask(`${url}/fine`)).toMatchObject({ status: 200, body: expect.stringContaining('All is well') });
});
