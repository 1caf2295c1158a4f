import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/router';
import { LRUCache } from 'lru-cache';

export type ServerRoute = NonNullable<ServerBuild['routes'][string]>;

// Matching costs tens of microseconds, and more with each route, so the results for recently requested paths are cached.
const maxPaths = 2_000;

/** Finds the route that answers a path, or null. */
export function createRouteMatcher(routes: ServerBuild['routes']): (path: string) => ServerRoute | null {
  const recentPaths = new LRUCache<string, { route: ServerRoute | null }>({ max: maxPaths });
  const templates = Object.values(routes)
    .filter((route) => route?.parentId !== undefined && (route.path !== undefined || route.index))
    // A layout without a path answers nothing itself. An index route has the path of its parent, and answers in its place.
    .map((route) => ({ path: fullPath(routes, route!.id), id: route!.id, index: route!.index }));
  return (path) => {
    const known = recentPaths.get(path);
    if (known) return known.route;
    const match = matchRoutes(templates, path || '/')?.[0];
    const route = match === undefined ? null : (routes[match.route.id] ?? null);
    recentPaths.set(path, { route });
    return route;
  };
}

/** The path of the requested page. Remix requests a page's data at the page's path plus `.data`. */
export function pagePathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  return path.endsWith('.data') ? path.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : path;
}

/** The template of a route, such as `/downloads/:gameSlug`. */
export const templateOfRoute = (routes: ServerBuild['routes'], { id }: ServerRoute): string => fullPath(routes, id);

/** Finds the template of a path, such as `/downloads/:gameSlug`, so that the number of metrics does not grow with the addresses. */
export function createRouteTemplates(routes: ServerBuild['routes']): (path: string) => string {
  const match = createRouteMatcher(routes);
  return (path) => {
    const route = match(pagePathOf(path));
    return route === null ? 'unmatched' : fullPath(routes, route.id);
  };
}

function fullPath(routes: ServerBuild['routes'], id: string): string {
  const route = routes[id];
  if (!route?.parentId) return '/';
  return `${fullPath(routes, route.parentId)}/${route.path ?? ''}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
}
