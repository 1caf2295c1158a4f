import type { RequestHandler } from 'express';

/** Refuses bodies that are too large or of unknown length before any of it is read. */
export function createBodyLimit(maxBodyBytes: number): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding !== undefined)
      return void response.status(411).type('text').send('Please send the length of the form.');
    if (Number(length ?? 0) > maxBodyBytes) return void response.status(413).type('text').send('That is too large.');
    next();
  };
}
