import type { RequestHandler } from 'express';
import { findTargetFault } from './target-fault';

/** Answers request targets that no page can have. */
export const refuseBadTargets: RequestHandler = (request, response, next) => {
  if (findTargetFault(request.url) === null) return next();
  response.status(400).type('text').send('This address is not supported.');
};
