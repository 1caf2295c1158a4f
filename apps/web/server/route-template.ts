import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/router';

/** Finds the template of a path, such as `/downloads/:gameSlug`, so that metrics do not grow with addresses. */
export function createRouteTemplates(routes: ServerBuild['routes']): (path: string) => string {
  const templates = Object.values(routes)
    .filter((route) => route !== undefined && route.parentId !== undefined)
    .map((route) => ({ path: fullPath(routes, route!.id) }));
  return (path) => {
    const match = matchRoutes(templates, path.replace(/\.data$/, '') || '/')?.[0];
    return match?.route.path ?? 'unmatched';
  };
}

function fullPath(routes: ServerBuild['routes'], id: string): string {
  const route = routes[id];
  if (!route?.parentId) return '/';
  return `${fullPath(routes, route.parentId)}/${route.path ?? ''}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
}
