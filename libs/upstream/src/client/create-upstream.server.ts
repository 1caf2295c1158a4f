import type { CallDefinition, UnreadableRows } from '@starhaven/contracts/protocol';
import type { Dispatcher } from 'undici';
import type { CallResult } from '../call-result';
import type { CallRecord, ContentVersions, Upstream, UpstreamClient, UpstreamLogEntry, Visitor } from '../types';
import { UpstreamError } from '../failures/upstream-error';
import { AnswerCache } from './kept/answer-cache.server';
import type { HttpRequest, LooseInput } from './request/build-request.server';
import { buildRequest } from './request/build-request.server';
import { decodeAnswer, decodeSharedAnswer } from './answer/decode-answer.server';
import type { HttpAnswer } from './exchange/exchange.server';
import { exchange } from './exchange/exchange.server';
import { FreshAnswers } from './kept/fresh-answers.server';
import { freezeDeep } from './answer/freeze-deep';
import { describeUnreadableRows } from './answer/report-rows';
import { retryOnce } from './exchange/retry-once.server';
import { untilAborted } from './exchange/until-aborted.server';
import { sharedReadHeaders, visitorHeaders } from './request/visitor-headers.server';

export interface UpstreamOptions {
  accountUrl: string;
  bookUrl: string;
  /** Time limit for a whole call, including its second try. Default 5000. A write may take 3.2 times as long. */
  timeoutMs?: number;
  /** Signs the visitor's address for a host that `versions` knows to be ours. Without it the address is not sent. */
  trustSecret?: string;
  log: (entry: UpstreamLogEntry) => void;
  /** Called with the number of unreadable rows in an answer, for metrics. */
  onRowsLeftOut?: (call: string, count: number) => void;
  /** Called after every call, for metrics. */
  onCall?: (record: CallRecord) => void;
  /** Sends the requests. Default: undici's own, which keeps connections for all calls. */
  dispatcher?: Dispatcher;
  /** Knows which cached answers are still valid. Without it every read goes to the host, with the ETag. */
  versions?: ContentVersions;
  /** After decompression. Default 8 MiB. */
  maxBodyBytes?: number;
  /** Number of public answers kept in memory. Default 500. */
  maxCachedAnswers?: number;
  /** Limit for all cached answers together, in bytes of their wire text. Default 32 MiB. */
  maxCachedBytes?: number;
}

const mebibyte = 1024 * 1024;
/**
 * With this factor, a write may take 16 s, and our API answers within 15 s (docs/security.md#http-limits). A write that is given up earlier
 * may still succeed, although the visitor is told that it failed.
 */
const writeFactor = 3.2;

/** Builds the client of the account and book APIs; it has no connection of its own and need not be closed. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const versions = options.versions ?? null;
  const settings = { timeoutMs: 5000, maxBodyBytes: 8 * mebibyte, ...withoutUndefined(options) };
  const cache = new AnswerCache(versions, options.maxCachedAnswers ?? 500, options.maxCachedBytes ?? 32 * mebibyte);
  const flights = new Map<string, Promise<Ended>>();
  const fresh = new FreshAnswers(options.maxCachedAnswers ?? 500);

  function noteRows(call: CallDefinition, rows: UnreadableRows, { requestId }: Visitor): void {
    options.onRowsLeftOut?.(call.name, rows.count);
    const message = `${call.name}: ${describeUnreadableRows(rows)}`;
    options.log({ level: 'warn', event: 'upstream.rows-left-out', message, call: call.name, requestId });
  }

  async function send(
    call: CallDefinition,
    request: HttpRequest,
    visitor: Visitor,
    {
      decode,
      signal,
      limitMs = settings.timeoutMs * (call.isIdempotent ? 1 : writeFactor),
      isSentOnce = false,
    }: { decode: typeof decodeAnswer; signal?: AbortSignal; limitMs?: number; isSentOnce?: boolean },
  ) {
    const attempt = (timeoutMs: number) =>
      exchange(request, {
        call: call.name,
        dispatcher: options.dispatcher,
        timeoutMs,
        maxBodyBytes: settings.maxBodyBytes,
        signal,
      }).then((answer) => ({
        answer,
        value: answer.status === 304 ? undefined : decode(call, answer, (rows) => noteRows(call, rows, visitor)),
      }));
    if (isSentOnce || !call.isIdempotent) return attempt(limitMs);
    return retryOnce(attempt, {
      timeoutMs: limitMs,
      onRetry: (error) => options.log({ ...describe(error, visitor), level: 'info', event: 'upstream.call-retried' }),
    });
  }

  /** The request does not stop if the visitor who started it leaves, because others may wait for it. */
  async function readPublic(call: CallDefinition, request: HttpRequest, visitor: Visitor): Promise<Ended> {
    const stamp = cache.stamp(call.topics);
    const stale = cache.findStale(request.url);
    const headers = stale?.etag ? { ...request.headers, 'if-none-match': stale.etag } : request.headers;
    const { answer, value } = await send(call, { ...request, headers }, visitor, { decode: decodeSharedAnswer });
    if (answer.status === 304) {
      if (!stale) throw unaskedFor304(call, answer);
      cache.store(request.url, { ...stale, stamp });
      return { value: stale.value, outcome: 'not-modified' };
    }
    freezeDeep(value);
    if (answer.status === 200) {
      cache.store(request.url, { value, stamp, etag: answer.header('etag'), bytes: answer.text.length });
    }
    return { value, outcome: 'ok' };
  }

  function joinFlight(call: CallDefinition, request: HttpRequest, visitor: Visitor): Promise<Ended> {
    const key = cache.flightKey(request.url, call.topics);
    const underway = flights.get(key);
    if (underway) return underway;
    const flight = readPublic(call, request, visitor).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    // If all callers have left, a failure of the request must not become an unhandled rejection.
    flight.catch(() => undefined);
    flights.set(key, flight);
    return flight;
  }

  async function run(call: CallDefinition, input: LooseInput, visitor: Visitor): Promise<Ended> {
    const baseUrl = call.host === 'account' ? options.accountUrl : options.bookUrl;
    const request = buildRequest(call, baseUrl, input);
    const isKept = AnswerCache.holds(call);
    // If a host does not announce changes, cached answers cannot be kept fresh; the caller's own age limit then applies.
    const mayBeOld = Boolean(input.freshForMs) && FreshAnswers.holds(call);
    const isFresh = mayBeOld && (!isKept || cache.stamp(call.topics) === null);
    const headersFor = isKept || isFresh ? sharedReadHeaders : visitorHeaders;
    // Only our own host gets the visitor's address and our trace id.
    if (versions?.isOurs(baseUrl)) Object.assign(request.headers, headersFor(visitor, options.trustSecret));
    const signals = [visitor.signal, input.signal].filter((signal) => signal !== undefined);

    if (isKept) visitor.onRead?.(call.topics);
    if (isKept && !isFresh) {
      const cached = cache.findFresh(request.url, call.topics);
      if (cached) return { value: cached.value, outcome: 'cached' };
      return untilAborted(signals, call.name, () => joinFlight(call, request, visitor));
    }
    if (isFresh) {
      const ask = () =>
        send(call, request, visitor, { decode: decodeSharedAnswer }).then(({ answer, value }) => {
          if (answer.status === 304) throw unaskedFor304(call, answer);
          return freezeDeep(value);
        });
      const read = fresh.read(request.url, input.freshForMs ?? 0, ask);
      const value = await untilAborted(signals, call.name, () => read.answer);
      return { value, outcome: read.isKept ? 'cached' : 'ok' };
    }
    try {
      const { answer, value } = await untilAborted(signals, call.name, (signal) =>
        send(call, request, visitor, {
          decode: decodeAnswer,
          signal,
          limitMs: input.timeoutMs,
          isSentOnce: input.isSentOnce,
        }),
      );
      if (answer.status === 304) throw unaskedFor304(call, answer);
      return { value, outcome: 'ok', fault: answer.status >= 500 ? answer.status : undefined };
    } finally {
      // Also after a failure, because the host may have carried out a write without answering.
      if (call.method !== 'GET') cache.noteWrite(call.topics);
    }
  }

  async function call(definition: CallDefinition, input: LooseInput, visitor: Visitor): Promise<unknown> {
    const startedAt = performance.now();
    const finish = (outcome: CallRecord['outcome']) => {
      const durationMs = performance.now() - startedAt;
      options.onCall?.({ call: definition.name, outcome, durationMs });
      return durationMs;
    };
    try {
      const { value, outcome, fault: status } = await run(definition, input, visitor);
      const durationMs = Math.round(finish(status === undefined ? outcome : 'status'));
      if (status !== undefined) {
        const error = new UpstreamError('status', definition.name, `refused with HTTP status ${status}`, { status });
        options.log({ ...describe(error, visitor), level: 'error', event: 'upstream.call-failed', durationMs });
      }
      return value;
    } catch (caught) {
      const error = toUpstreamError(caught, definition.name);
      const durationMs = Math.round(finish(error.kind));
      if (error.kind !== 'aborted') {
        const isWrong = ['request', 'shape', 'status', 'refused'].includes(error.kind);
        const level = isWrong ? 'error' : 'warn';
        options.log({ ...describe(error, visitor), level, event: 'upstream.call-failed', durationMs });
      }
      throw error;
    }
  }

  return {
    versions,
    forRequest: (visitor = {}): UpstreamClient => ({
      call: <C extends CallDefinition>(definition: C, input: LooseInput = {}) =>
        // The cache stores results without their types; decodeAnswer has parsed each with the definition's own schema.
        call(definition, input, visitor) as Promise<CallResult<C>>,
      hasExtension: (name) => versions?.hasExtension(name) ?? false,
      get knowsExtensions() {
        return versions?.knowsExtensions ?? true;
      },
      get isSpecOnly() {
        return versions?.isSpecOnly ?? false;
      },
      isProven: (host) => versions?.isOurs(host === 'account' ? options.accountUrl : options.bookUrl) ?? false,
    }),
  };
}

interface Ended {
  value: unknown;
  outcome: CallRecord['outcome'];
  /** The HTTP status of a refusal that also reports a fault of the host. Metrics and the log count it as a failure. */
  fault?: number | undefined;
}

const unaskedFor304 = ({ name }: CallDefinition, { status }: HttpAnswer) =>
  new UpstreamError('status', name, 'answered 304 to an unconditional request', { status });

function describe(error: UpstreamError, visitor: Visitor): Omit<UpstreamLogEntry, 'level' | 'event'> {
  const { message, call, kind, status, path } = error;
  return { message, call, kind, status, path, requestId: visitor.requestId };
}

/** Reports an error in our own code as `network`, with its cause: a page can show that error, but not a crash. */
function toUpstreamError(error: unknown, call: string): UpstreamError {
  if (error instanceof UpstreamError) return error;
  return new UpstreamError('network', call, 'failed before an answer came', { cause: error });
}

/** An option that is undefined must not replace its default. */
function withoutUndefined<T extends object>(options: T): T {
  // Only entries without a value are left out.
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T;
}
