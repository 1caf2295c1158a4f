import type { RequestHandler } from 'express';
import { sendRefusal } from '../../last-resort/last-resort';
import type { Refusal } from '../../last-resort/last-resort';

export const tooLarge: Refusal = {
  status: 413,
  title: 'That is too large',
  text: 'Nothing was saved. Please go back and send less.',
};

/** Refuses bodies that are too large or of unknown length before a handler reads them. Node drops the body, so browsers get the answer. */
export function createBodyLimit(maxBodyBytes: number): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding !== undefined)
      return void response.status(411).type('text').send('Please send the length of the form.');
    if (Number(length ?? 0) > maxBodyBytes) return sendRefusal(request, response, tooLarge);
    next();
  };
}
