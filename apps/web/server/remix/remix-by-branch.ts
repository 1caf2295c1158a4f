import type { ServerBuild } from '@remix-run/node';
import type { RemixBuild } from './remix-build';
import type { ServerRoute } from './route-template';
import { createRouteMatcher, pagePathOf } from './route-template';

/**
 * Makes one handler for each route, from a build that has only this route and its parents. Remix ranks and matches all routes of its build
 * several times in a request, so every new route would slow down every page. The browser's route table stays complete.
 */
export function remixByBranch<Handler>(
  build: RemixBuild['build'],
  make: (build: RemixBuild['build']) => Handler,
): (url: string) => Handler {
  const whole = make(build);
  // The development server may have a new build for each request.
  if (typeof build === 'function') return () => whole;
  const match = createRouteMatcher(build.routes);
  const handlers = new Map<ServerRoute, Handler>();
  return (url) => {
    const route = match(pagePathOf(url));
    if (route === null) return whole;
    const known = handlers.get(route);
    if (known) return known;
    const routes = branchOf(build.routes, route);
    const handler = make({ ...build, routes, assets: { ...build.assets, routes: pick(build.assets.routes, routes) } });
    handlers.set(route, handler);
    return handler;
  };
}

function branchOf(routes: ServerBuild['routes'], route: ServerRoute): ServerBuild['routes'] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return { ...(parent ? branchOf(routes, parent) : {}), [route.id]: route };
}

/** React renders all routes of the server's table, so this table needs the same routes. */
function pick<Row>(table: Record<string, Row>, names: object): Record<string, Row> {
  return Object.fromEntries(Object.entries(table).filter(([name]) => name in names));
}
