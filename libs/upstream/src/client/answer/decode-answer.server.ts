import type { CallDefinition, Envelope, UnreadableRows } from '@starhaven/contracts/protocol';
import { countUnreadableRows, EnvelopeSchema, isSuccess } from '@starhaven/contracts/protocol';
import * as v from 'valibot';
import type { CallResult } from '../../call-result';
import { toCallResult } from '../../call-result';
import { isHostFault } from '../../failures/failures';
import { UpstreamError } from '../../failures/upstream-error';
import { describeIssues } from './describe-issues';
import type { HttpAnswer } from '../exchange/exchange.server';

/**
 * Whether an answer with an HTTP error is the host's refusal (docs/behaviour/api.md#http-status-of-a-refusal): the specification names no
 * statuses. A read that the host answers with 500 stays a failure; otherwise a page could say that the data does not exist.
 */
function isHttpRefusal({ isIdempotent }: CallDefinition, status: number, envelope: Pick<Envelope, 'retcode'>): boolean {
  if (isSuccess(envelope.retcode)) return false;
  return (status >= 400 && status < 500) || (status === 500 && !isIdempotent && !isHostFault(envelope));
}

/** These codes refuse the caller (identity, rate or permissions); they say nothing about the requested data. */
const refusedCodes = new Set([401, 403, 429]);

/** With these codes a host says that the requested data does not exist. */
const noneCodes = new Set([-1, 404]);

/**
 * Returns the result of a shared read: its data, or the refusal that means that there is none (-1 or 404). Every other refusal throws,
 * because other visitors must not see it: `refused` for 401, 403 and 429, `business` for the rest. Also throws the errors of
 * `decodeAnswer`.
 */
export function decodeSharedAnswer<C extends CallDefinition>(
  call: C,
  answer: HttpAnswer,
  onRowsLeftOut?: OnRowsLeftOut,
): CallResult<C> {
  if (refusedCodes.has(answer.status)) {
    throw failure('refused', call, answer, `refused with HTTP status ${answer.status}`);
  }
  const envelope = readEnvelope(parseJson(answer.text));
  if (envelope && !isSuccess(envelope.retcode)) {
    const { retcode } = envelope;
    if (refusedCodes.has(retcode)) throw failure('refused', call, answer, `refused with retcode ${retcode}`);
    // A response schema without a form for refusals would accept a refusal's data as a success.
    const isKnownForm = v.is(call.response, envelope);
    const isServerError = answer.status >= 500;
    if (!isServerError && !(noneCodes.has(retcode) && isKnownForm)) {
      throw failure('business', call, answer, `refused with retcode ${retcode}`);
    }
  }
  return decodeAnswer(call, answer, onRowsLeftOut);
}

/** Called once for an answer with unreadable rows. */
export type OnRowsLeftOut = (rows: UnreadableRows) => void;

/** Returns the result of an answer; throws the `status` or the `shape` error. */
export function decodeAnswer<C extends CallDefinition>(
  call: C,
  answer: HttpAnswer,
  onRowsLeftOut?: OnRowsLeftOut,
): CallResult<C> {
  const target = call.mayRedirect ? redirectTarget(answer) : null;
  const json = target === null ? parseJson(answer.text) : { link: target };
  const isOk = target !== null || (answer.status >= 200 && answer.status < 300);
  if (!isOk) {
    const envelope = readEnvelope(json);
    if (envelope && isHttpRefusal(call, answer.status, envelope)) {
      const parsed = v.safeParse(call.response, json);
      if (parsed.success) return toCallResult<C>(parsed.output);
    }
    throw failure('status', call, answer, `answered with HTTP status ${answer.status}`);
  }
  if (json === undefined) {
    const type = answer.header('content-type') ?? 'no content type';
    throw new UpstreamError('shape', call.name, `the answer is not JSON (${type})`, {
      status: answer.status,
    });
  }
  const { result: parsed, unreadable } = countUnreadableRows(() => v.safeParse(call.response, json));
  if (parsed.success) {
    if (unreadable.count > 0) onRowsLeftOut?.(unreadable);
    return toCallResult<C>(parsed.output);
  }
  const { path, reason } = describeIssues(parsed.issues);
  throw new UpstreamError(
    'shape',
    call.name,
    `the answer does not match its contract at ${path || 'its root'}: ${reason}`,
    {
      status: answer.status,
      path,
    },
  );
}

const redirects = new Set([301, 302, 303, 307, 308]);

/** The absolute address to which an answer redirects, or null. */
function redirectTarget({ status, header, url }: HttpAnswer): string | null {
  const location = redirects.has(status) ? header('location') : null;
  return location !== null && URL.canParse(location, url) ? new URL(location, url).href : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The envelope's own fields, without any other field of the answer. */
function readEnvelope(json: unknown): Pick<Envelope, 'retcode' | 'message' | 'status'> | null {
  const parsed = v.safeParse(EnvelopeSchema, json);
  if (!parsed.success) return null;
  const { retcode, message, status } = parsed.output;
  return { retcode, message, status };
}

function failure(kind: 'status' | 'business' | 'refused', call: CallDefinition, answer: HttpAnswer, reason: string) {
  const envelope = readEnvelope(parseJson(answer.text));
  return new UpstreamError(kind, call.name, reason, {
    status: answer.status,
    retcode: envelope?.retcode,
    serverMessage: envelope?.message || envelope?.status || undefined,
    retryAfterSeconds: retryAfterSeconds(answer.header('retry-after')),
  });
}

/** `Retry-After` is seconds or a date (RFC 9110 §10.2.3). */
function retryAfterSeconds(header: string | null): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
