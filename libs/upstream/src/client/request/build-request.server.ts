import type { CallDefinition } from '@starhaven/contracts/protocol';
import type { Readable } from 'node:stream';
import { isStreamedFile } from '@starhaven/contracts/protocol';
import { FormData } from 'undici';
import * as v from 'valibot';
import { UpstreamError } from '../../failures/upstream-error';
import { describeIssues } from '../answer/describe-issues';
import { streamForm } from './stream-form.server';

export interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  sessionKey?: string;
  signal?: AbortSignal;
  freshForMs?: number;
  timeoutMs?: number;
  isSentOnce?: boolean;
}

export interface HttpRequest {
  method: CallDefinition['method'];
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | Readable;
}

type Fields = Record<string, unknown>;

/**
 * Turns a call and its input into one HTTP request. Input that does not match the contract throws the `request` error, and nothing is sent.
 */
export function buildRequest(call: CallDefinition, baseUrl: string, input: LooseInput): HttpRequest {
  const params = parsePart(call, 'params', input.params);
  const query = parsePart(call, 'query', input.query);
  const body = parsePart(call, 'body', input.body);
  const headers: Record<string, string> = { accept: 'application/json' };

  if (call.credential !== 'none') {
    const sessionKey = input.sessionKey;
    if (!sessionKey) throw new UpstreamError('request', call.name, 'needs a session key', { path: 'sessionKey' });
    if (call.credential === 'authorization') headers.authorization = sessionKey;
    else if (call.method === 'GET') query.token = sessionKey;
    else body.token = sessionKey;
  }

  const request: HttpRequest = { method: call.method, url: buildUrl(baseUrl, call.path, params, query), headers };
  if (Object.keys(body).length > 0) encodeBody(call, body, request);
  return request;
}

function parsePart(call: CallDefinition, part: 'params' | 'query' | 'body', value: unknown): Fields {
  const given = v.safeParse(call[part], value);
  // A part whose fields are all optional may be missing.
  const result = given.success || value !== undefined ? given : v.safeParse(call[part], {});
  // The schema of each part is an object, or an object that may be missing.
  if (result.success) return { ...(result.output as Fields | undefined) };
  const { path, reason } = describeIssues(result.issues);
  const fullPath = [part, path].filter(Boolean).join('.');
  throw new UpstreamError('request', call.name, `the request does not match its contract at ${fullPath}: ${reason}`, {
    path: fullPath,
  });
}

function buildUrl(baseUrl: string, path: string, params: Fields, query: Fields): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(toPairs(query)).toString();
  return baseUrl.replace(/\/+$/, '') + filled + (search && `?${search}`);
}

/** Lists are joined by commas, as in the specification's tags; absent values are not sent. */
function toPairs(fields: Fields): [string, string][] {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]);
}

function encodeBody(call: CallDefinition, body: Fields, request: HttpRequest): void {
  if (call.bodyEncoding === 'json') {
    request.headers['content-type'] = 'application/json';
    request.body = JSON.stringify(body);
  } else if (call.bodyEncoding === 'form') {
    request.headers['content-type'] = 'application/x-www-form-urlencoded';
    request.body = new URLSearchParams(toPairs(body)).toString();
  } else if (Object.values(body).some(isStreamedFile)) {
    Object.assign(request, streamForm(body, request.headers));
  } else {
    // The content type contains the boundary, so undici sets that header.
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) {
      const files = (Array.isArray(value) ? value : [value]).filter((one) => one instanceof Blob);
      for (const file of files) form.append(name, file, file instanceof File ? file.name : name);
      if (files.length === 0 && value !== undefined && value !== null) form.append(name, String(value));
    }
    request.body = form;
  }
}
