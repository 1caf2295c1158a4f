import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/router';

export type ServerRoute = NonNullable<ServerBuild['routes'][string]>;

/** Finds the route that answers a path, or null. Matching costs tens of microseconds. */
export function createRouteMatcher(routes: ServerBuild['routes']): (path: string) => ServerRoute | null {
  const templates = Object.values(routes)
    .filter((route) => route !== undefined && route.parentId !== undefined)
    .map((route) => ({ path: fullPath(routes, route!.id), id: route!.id }));
  return (path) => {
    const match = matchRoutes(templates, path || '/')?.[0];
    return match === undefined ? null : (routes[match.route.id] ?? null);
  };
}

/** The template of a route, such as `/downloads/:gameSlug`. */
export const templateOfRoute = (routes: ServerBuild['routes'], { id }: ServerRoute): string => fullPath(routes, id);

/** Finds the template of a path, such as `/downloads/:gameSlug`, so that metrics do not grow with addresses. */
export function createRouteTemplates(routes: ServerBuild['routes']): (path: string) => string {
  const match = createRouteMatcher(routes);
  return (path) => {
    const route = match(path.replace(/\.data$/, ''));
    return route === null ? 'unmatched' : fullPath(routes, route.id);
  };
}

function fullPath(routes: ServerBuild['routes'], id: string): string {
  const route = routes[id];
  if (!route?.parentId) return '/';
  return `${fullPath(routes, route.parentId)}/${route.path ?? ''}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
}
