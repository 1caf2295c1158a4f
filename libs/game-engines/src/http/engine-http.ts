import type { LookupFunction } from 'node:net';
import http from 'node:http';
import https from 'node:https';
import { codeOf } from '@starhaven/node-kit/server';
import { EngineError } from '../engine/engine-error';
import { createGuardedLookup } from './guarded-lookup';
import { findUrlFault } from './find-url-fault';
import { readLimited } from './read-limited';

export const stateTimeoutMs = 5_000;
/** Less than the limit of a whole call (`guardRequests`), so that an adapter can handle a missing answer. */
export const commandTimeoutMs = 8_000;
export const maxAnswerBytes = 1024 * 1024;

export interface EngineRequest {
  method?: 'GET' | 'POST';
  /** Relative to the engine's address, such as `/status/server`. */
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** For the whole exchange, including the body. */
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface EngineAnswer {
  status: number;
  /** undefined if the body is not JSON. */
  json: unknown;
}

export interface EngineHttpOptions {
  /** For tests. */
  lookup?: LookupFunction;
}

export interface EngineHttp {
  /** @throws EngineError; an HTTP status of 400 and above with a JSON body is an answer */
  ask(request: EngineRequest): Promise<EngineAnswer>;
}

/**
 * The only way to call an engine (docs/security.md#game-server-commands): http and https, no redirects, one time limit, at most 1 MiB of
 * answer, and no forbidden address after the name is resolved. Each request uses a new connection: on a reused connection that the other
 * side has just closed, a command would be lost.
 */
export function createEngineHttp(baseUrl: string, { lookup }: EngineHttpOptions = {}): EngineHttp {
  const fault = findUrlFault(baseUrl);
  if (fault !== null) throw new EngineError('refused', `its address ${fault}`);
  const base = baseUrl.replace(/\/+$/, '');
  const guardedLookup = lookup ?? createGuardedLookup();

  return {
    async ask(request) {
      const { status, text } = await exchange(base, request, guardedLookup);
      return { status, json: parseAnswer(status, text) };
    },
  };
}

async function exchange(base: string, request: EngineRequest, lookup: LookupFunction) {
  const { method = 'GET', path, query = {}, headers, body, timeoutMs, signal } = request;
  // %20 instead of + for a space, because some of these servers do not decode form encoding.
  const search = Object.entries(query).map((pair) => pair.map(encodeURIComponent).join('='));
  const url = new URL(`${base}${path}${search.length > 0 ? `?${search.join('&')}` : ''}`);
  const controller = new AbortController();
  const state = { isTimeout: false };
  const timer = setTimeout(() => {
    state.isTimeout = true;
    controller.abort();
  }, timeoutMs);
  const onAbort = () => controller.abort();
  signal?.addEventListener('abort', onAbort);
  try {
    if (signal?.aborted) controller.abort();
    return await send(url, body === undefined ? null : JSON.stringify(body), {
      method,
      headers: { accept: 'application/json', 'accept-encoding': 'identity', ...headers },
      lookup,
      agent: false,
      signal: controller.signal,
    });
  } catch (error) {
    if (error instanceof EngineError) throw error;
    if (state.isTimeout) throw new EngineError('timeout', `no answer within ${timeoutMs / 1_000} s`);
    if (signal?.aborted) throw new EngineError('aborted', 'the request was cancelled');
    throw new EngineError('network', `no connection (${codeOf(error) ?? 'broken off'})`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    // After a refused body this closes the connection; after a complete one it does nothing.
    controller.abort();
  }
}

function send(url: URL, body: string | null, options: http.RequestOptions) {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers =
      body === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const outgoing = request(url, { ...options, headers: { ...options.headers, ...headers } }, (incoming) => {
      const status = incoming.statusCode ?? 0;
      readLimited(incoming, maxAnswerBytes).then((text) => resolve({ status, text }), reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body ?? undefined);
  });
}

function parseAnswer(status: number, text: string): unknown {
  if (status >= 300 && status < 400) throw new EngineError('status', `answered with a redirect (${status})`, status);
  try {
    return JSON.parse(text);
  } catch {
    if (status === 401 || status === 403) throw new EngineError('refused', 'its key was not accepted', status);
    if (status >= 400) throw new EngineError('status', `answered with HTTP status ${status}`, status);
    return undefined;
  }
}
