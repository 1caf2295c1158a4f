import type { Request, RequestHandler, Response } from 'express';
import type { RemixHandler } from '../remix-handler';
import type { BodyLimits } from './receive-body';
import { receiveBody } from './receive-body';
import { addressKey } from './visit-limit';

export interface WriteLaneOptions {
  /** Requests that change something and are worked on at the same time. */
  atOnce: number;
  /** Of these, those of one address. */
  atOncePerAddress: number;
  /** Those that may wait for their turn, and milliseconds for which one may; more are told to come back. */
  maxWaiting: number;
  maxWaitMs: number;
  /** Milliseconds after which the place of a handler that never ends is given to the next. */
  handlerLimitMs: number;
  body: BodyLimits;
}

const retryAfterSeconds = '5';

interface Waiting {
  address: string;
  begin: () => void;
}

/**
 * Lets only so many forms through at a time. Each renders a page, and a flood of them, from however many addresses, would make every
 * other visitor's page wait behind hundreds of renders. A form takes its place when all of it has arrived and gives it back when the
 * handler has done its work: how fast a visitor sends, reads or leaves moves nobody else's turn.
 */
export class WriteLane {
  readonly #waiting = new Set<Waiting>();
  readonly #runningOf = new Map<string, number>();
  #running = 0;

  constructor(private readonly options: WriteLaneOptions) {}

  /** The handler, with its forms in the lane; what only reads goes straight through. */
  around(handler: RemixHandler): RequestHandler {
    return (request, response, next) => {
      const work = () => handler(request, response, next).catch(next);
      if (request.method === 'GET' || request.method === 'HEAD') return void work();
      void this.#take(request, response, work).catch(next);
    };
  }

  async #take(request: Request, response: Response, work: () => Promise<void>): Promise<void> {
    const fault = await receiveBody(request, this.options.body);
    if (fault === 'broken-off' || response.destroyed) return;
    if (fault !== null) return refuse(response, refusals[fault]);
    const address = addressKey(request.ip ?? '');
    const begin = () => this.#run(address, work);
    if (this.#hasPlace(address)) return begin();
    if (this.#waiting.size >= this.options.maxWaiting) return refuse(response, refusals.busy);
    const waiting = { address, begin: () => (clearTimeout(timer), begin()) };
    this.#waiting.add(waiting);
    // It is no longer in the set once it has begun.
    const timer = setTimeout(() => {
      if (this.#waiting.delete(waiting)) refuse(response, refusals.busy);
    }, this.options.maxWaitMs).unref();
    // Whoever leaves while waiting gives the turn up.
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

  /** In the order of their coming, but for those whose address has all the places it may have. */
  #beginNext(): void {
    for (const waiting of this.#waiting) {
      if (!this.#hasPlace(waiting.address)) continue;
      this.#waiting.delete(waiting);
      return waiting.begin();
    }
  }
}

const refusals = {
  busy: { status: 503, text: 'The site is very busy. Please try again in a moment.' },
  'too-slow': { status: 408, text: 'The form took too long to arrive. Please try again.' },
  'too-large': { status: 413, text: 'That is too large.' },
};

/** Ends the connection too: what is still to come of the body would be taken for the next request. */
function refuse(response: Response, { status, text }: { status: number; text: string }): void {
  if (status === 503) response.set('Retry-After', retryAfterSeconds);
  else response.set('Connection', 'close');
  response.status(status).type('text').send(text);
}
