import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { AccessLog } from './access-log';
import { requestIdOf } from './request-id';

export interface FollowRequestOptions {
  accessLog: AccessLog;
  log: Logger;
  /** False if the settings name no proxy. A request with proxy headers is then reported, once. */
  trustsProxies: boolean;
}

/** Gives every request an id and a nonce, and logs how it ends. */
export function followRequest({ accessLog, log, trustsProxies }: FollowRequestOptions): RequestHandler {
  let hasWarned = trustsProxies;
  return (request, response, next) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      log.warn(
        { event: 'proxy-not-trusted', peer: request.socket.remoteAddress },
        'a proxy sends X-Forwarded-For, but TRUST_PROXY does not name it: all its visitors count as one address',
      );
    }
    const requestId = requestIdOf(request);
    response.locals = { requestId, nonce: randomBytes(16).toString('base64') };
    response.setHeader('X-Request-Id', requestId);
    accessLog.follow(request, response, requestId);
    next();
  };
}
