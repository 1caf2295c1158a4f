import type { Request, RequestHandler, Response } from 'express';

/** Express 4 ignores the promise of a handler: an unhandled rejection would end the worker. The error goes to the last resort instead. */
export const asyncHandler =
  (handle: (request: Request, response: Response) => Promise<void>): RequestHandler =>
  (request, response, next) => {
    handle(request, response).catch(next);
  };
