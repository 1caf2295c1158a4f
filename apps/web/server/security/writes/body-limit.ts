import type { Request, RequestHandler } from 'express';
import { sendRefusal } from '../../last-resort/last-resort';
import type { Refusal } from '../../last-resort/last-resort';
import { limitTextOf } from './write-lane-limits';

/** Names the limit of the form, and leads to its page, which has the address to which the form was sent. */
export const tooLarge = ({ path }: Request): Refusal => ({
  status: 413,
  title: 'That is too large',
  text: `Nothing was saved. ${limitTextOf(path)} Please go back and send less.`,
  formPath: path,
});

/** Refuses bodies that are too large or of unknown length before a handler reads them. Node drops the body, so browsers get the answer. */
export function createBodyLimit(maxBodyBytes: number): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding !== undefined)
      return void response.status(411).type('text').send('Please send the length of the form.');
    if (Number(length ?? 0) > maxBodyBytes) return sendRefusal(request, response, tooLarge(request));
    next();
  };
}
