import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Refusal } from '../../last-resort/last-resort';
import { sendRefusal } from '../../last-resort/last-resort';
import type { RemixHandler } from '../../remix/remix-handler';
import type { BodyLimits } from './receive-body';
import { drainBody } from './drain-body';
import { receiveBody } from './receive-body';
import { limitKeyOf } from '@starhaven/contracts/network';
import { tooLarge } from './body-limit';

export interface WriteLaneOptions {
  /** Write requests that run at the same time. */
  atOnce: number;
  /** Of these, requests from one address. */
  atOncePerAddress: number;
  /** Requests that may wait for a place, and how long each may wait in milliseconds; all others get 503 with Retry-After. */
  maxWaiting: number;
  maxWaitMs: number;
  /** Milliseconds after which a handler loses its place to the next request. */
  handlerLimitMs: number;
  body: BodyLimits;
  /** The kinds of forms with large bodies, such as files; of each kind few may arrive at the same time. Default: none. */
  uploads?: readonly UploadLimits[];
}

export interface UploadLimits {
  /** Whether the page of the request accepts large bodies. */
  isUpload: (request: Request) => boolean;
  /** Whether the visitor may send one; asked only before a large body. Others are told to log in. Default: everybody may. */
  maySend?: (request: Request) => Promise<boolean>;
  /** Large bodies that arrive or run at the same time; further ones get 503 with Retry-After. */
  atOnce: number;
  /** The maximum of bodies from one address at a time: one slow sender must not use all places. */
  atOncePerAddress: number;
  body: BodyLimits;
  /** The handler reads the body while it arrives, because it is too large for memory. Default: it begins when the body is complete. */
  isStreamed?: boolean;
}

const retryAfterSeconds = '5';

interface Waiting {
  address: string;
  begin: () => void;
}

/**
 * Limits how many forms run at the same time. Each form renders a page: in a flood of forms, from any number of addresses, every other
 * visitor's page would wait behind hundreds of renders. A form gets a place when its whole body has arrived, and frees it when the handler
 * has finished. A visitor who sends slowly, reads slowly or disconnects delays no other form.
 */
export class WriteLane {
  readonly #waiting = new Set<Waiting>();
  readonly #runningOf = new Map<string, number>();
  #running = 0;
  readonly #uploads = new Map<UploadLimits, string[]>();

  constructor(private readonly options: WriteLaneOptions) {}

  /** Wraps the handler: forms wait in the lane, requests that only read pass directly. */
  around(handler: RemixHandler): RequestHandler {
    return (request, response, next) => {
      const work = () => handler(request, response, next).catch(next);
      if (request.method === 'GET' || request.method === 'HEAD') return void work();
      const kind = this.#kindOf(request);
      const done = kind
        ? this.#takeLarge(request, response, next, { kind, handler, work })
        : this.#take(request, response, work, this.options.body);
      void done.catch(next);
    };
  }

  #kindOf(request: Request): UploadLimits | undefined {
    const { body, uploads = [] } = this.options;
    const isLarge = Number(request.headers['content-length'] ?? 0) > body.maxBytes;
    return isLarge ? uploads.find(({ isUpload }) => isUpload(request)) : undefined;
  }

  async #takeLarge(
    request: Request,
    response: Response,
    next: NextFunction,
    { kind, handler, work }: { kind: UploadLimits; handler: RemixHandler; work: () => Promise<void> },
  ): Promise<void> {
    if (kind.maySend && !(await kind.maySend(request))) return refuseLarge(request, response, refusals.stranger);
    if (response.destroyed) return;
    if (!this.#enter(kind, request, response)) return refuse(request, response, refusals.busy);
    if (kind.isStreamed) return stream(request, response, next, { handler, ...kind.body });
    await this.#take(request, response, work, kind.body);
  }

  /** Gives a large body one of the places of its kind, until its request is answered. False: all places are taken. */
  #enter(kind: UploadLimits, request: Request, response: Response): boolean {
    const address = limitKeyOf(request.ip ?? '');
    const running = this.#uploads.get(kind) ?? [];
    const ofAddress = running.filter((one) => one === address).length;
    if (running.length >= kind.atOnce || ofAddress >= kind.atOncePerAddress) return false;
    running.push(address);
    this.#uploads.set(kind, running);
    response.once('close', () => running.splice(running.indexOf(address), 1));
    return true;
  }

  async #take(request: Request, response: Response, work: () => Promise<void>, limits: BodyLimits): Promise<void> {
    const fault = await receiveBody(request, limits);
    if (fault === 'broken-off' || response.destroyed) return;
    if (fault === 'too-large') return refuseLarge(request, response, tooLarge(request));
    if (fault !== null) return refuse(request, response, refusals[fault]);
    const address = limitKeyOf(request.ip ?? '');
    const begin = () => this.#run(address, work);
    if (this.#hasPlace(address)) return begin();
    if (this.#waiting.size >= this.options.maxWaiting) return refuse(request, response, refusals.busy);
    const waiting = { address, begin: () => (clearTimeout(timer), begin()) };
    this.#waiting.add(waiting);
    // A form that has started is no longer in the set.
    const timer = setTimeout(() => {
      if (this.#waiting.delete(waiting)) refuse(request, response, refusals.busy);
    }, this.options.maxWaitMs).unref();
    // A visitor who disconnects while waiting loses the turn.
    response.once('close', () => {
      clearTimeout(timer);
      this.#waiting.delete(waiting);
    });
  }

  #hasPlace(address: string): boolean {
    const { atOnce, atOncePerAddress } = this.options;
    return this.#running < atOnce && (this.#runningOf.get(address) ?? 0) < atOncePerAddress;
  }

  #run(address: string, work: () => Promise<void>): void {
    this.#running += 1;
    this.#runningOf.set(address, (this.#runningOf.get(address) ?? 0) + 1);
    let hasPlace = true;
    const giveBack = () => {
      if (!hasPlace) return;
      hasPlace = false;
      clearTimeout(timer);
      this.#running -= 1;
      const left = (this.#runningOf.get(address) ?? 1) - 1;
      if (left > 0) this.#runningOf.set(address, left);
      else this.#runningOf.delete(address);
      this.#beginNext();
    };
    const timer = setTimeout(giveBack, this.options.handlerLimitMs).unref();
    void work().finally(giveBack);
  }

  /** Starts forms in the order of arrival, but skips those whose address already has its maximum of places. */
  #beginNext(): void {
    for (const waiting of this.#waiting) {
      if (!this.#hasPlace(waiting.address)) continue;
      this.#waiting.delete(waiting);
      return waiting.begin();
    }
  }
}

/** Lets the handler read a body while it arrives, and ends a body that is too large or does not arrive in time. */
function stream(
  request: Request,
  response: Response,
  next: (error?: unknown) => void,
  { handler, maxBytes, timeoutMs }: BodyLimits & { handler: RemixHandler },
): void {
  if (Number(request.headers['content-length']) > maxBytes)
    return void refuseLarge(request, response, tooLarge(request));
  let isLate = false;
  const timer = setTimeout(() => {
    if (response.headersSent || request.readableEnded) return;
    isLate = true;
    // The handler waits for the rest of the body; this ends the wait.
    response.once('finish', () => request.destroy());
    refuse(request, response, refusals['too-slow']);
  }, timeoutMs).unref();
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  // The visitor already has the answer. The handler's later answer to the interrupted body is dropped.
  const fail = (error?: unknown) => (isLate ? undefined : next(error));
  handler(request, response, fail).catch(fail);
}

const refusals = {
  busy: {
    status: 503,
    title: 'The site is very busy',
    text: 'Nothing was saved. Please go back and send the form again in a moment.',
  },
  'too-slow': {
    status: 408,
    title: 'The form took too long to arrive',
    text: 'Nothing was saved. Please go back and send the form again.',
  },
  stranger: {
    status: 401,
    title: 'Please log in',
    text: 'Nothing was saved, because you are not logged in. Please log in in another tab, then go back and send the form again.',
  },
};

async function refuseLarge(request: Request, response: Response, refusal: Refusal): Promise<void> {
  await drainBody(request);
  if (!response.destroyed) refuse(request, response, refusal);
}

/** Closes the connection too: otherwise the rest of the body would be parsed as the next request. */
function refuse(request: Request, response: Response, refusal: Refusal): void {
  if (refusal.status === 503) response.set('Retry-After', retryAfterSeconds);
  else response.set('Connection', 'close');
  sendRefusal(request, response, refusal);
}
