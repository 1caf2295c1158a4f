import type { RequestHandler } from 'express';
import type { RemixBuild } from '../remix/remix-build';
import { createRouteTemplates } from '../remix/route-template';
import { pathOf } from './access-log';
import type { WebMetrics } from './metrics';

/** Measures how long the requests of each route take. */
export function measureRequest(metrics: WebMetrics, build: RemixBuild['build']): RequestHandler {
  const templateOf = typeof build === 'function' ? pathOf : createRouteTemplates(build.routes);
  return (request, response, next) => {
    const end = metrics.requestDuration.startTimer({ method: request.method });
    response.once('close', () => end({ route: templateOf(pathOf(request.originalUrl)), status: response.statusCode }));
    next();
  };
}
