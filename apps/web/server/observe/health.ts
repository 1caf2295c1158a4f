import { Router } from 'express';
import { asyncHandler } from '../async-handler';
import { shareResult } from './share-result';

/** Anybody may ask for the checks, so they share a result: no number of askers can load the upstream. */
const checkAgeMs = 1_000;

export interface HealthOptions {
  /** False when the process is stopping and must get no new traffic. */
  isAccepting: () => boolean;
  /** Whether the account API answers. Without it the site still answers with pages, so it is degraded but ready. */
  isUpstreamReachable: () => Promise<boolean>;
}

/** `/livez`, `/readyz` (alias `/healthz`) and `/startupz`; `?verbose` lists the checks. */
export function createHealthRoutes({ isAccepting, isUpstreamReachable }: HealthOptions): Router {
  const router = Router();
  const checkUpstream = shareResult(isUpstreamReachable, checkAgeMs);
  router.get('/livez', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text').send('ok');
  });
  const answerReady = asyncHandler(async (request, response) => {
    const isReady = isAccepting();
    response.status(isReady ? 200 : 503).set('Cache-Control', 'no-store');
    if (request.query['verbose'] === undefined) {
      response.type('text').send(isReady ? 'ok' : 'stopping');
      return;
    }
    const upstream = (await checkUpstream()) ? 'ok' : 'degraded: the account API does not answer';
    response.json({ accepting: isReady ? 'ok' : 'stopping', upstream });
  });
  router.get(['/readyz', '/healthz', '/startupz'], answerReady);
  return router;
}
