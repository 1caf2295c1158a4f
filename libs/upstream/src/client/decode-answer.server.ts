import type { CallDefinition, Envelope, UnreadableRows } from '@starhaven/contracts';
import { countUnreadableRows, EnvelopeSchema, isSuccess } from '@starhaven/contracts';
import * as v from 'valibot';
import { UpstreamError } from '../upstream-error';
import { describeIssues } from './describe-issues';
import type { HttpAnswer } from './exchange.server';

/** With these our API sends the spec's envelope (docs/behaviour/api.md#http-status-of-our-api), so they are answers when they carry one. */
const envelopeStatuses = new Set([400, 401, 403, 404, 413, 429]);

/** These say nothing about what was asked for, only about who asked, how often and with which right. */
const refusedCodes = new Set([401, 403, 429]);

/** With these a host says that it has nothing of what was asked for. */
const noneCodes = new Set([-1, 404]);

/**
 * Returns the validated answer to a read that everybody shares: its data, or the envelope with which the host says that there is none
 * (-1 or 404). Every other envelope is a failure, because it must not be shown to others: throws `refused` for 401, 403 and 429, and
 * `business` for the rest, beside the errors of `decodeAnswer`.
 */
export function decodeSharedAnswer(call: CallDefinition, answer: HttpAnswer, onRowsLeftOut?: OnRowsLeftOut): unknown {
  if (refusedCodes.has(answer.status)) {
    throw failure('refused', call, answer, `refused with HTTP status ${answer.status}`);
  }
  const envelope = readEnvelope(parseJson(answer.text));
  if (envelope && !isSuccess(envelope.retcode)) {
    const { retcode } = envelope;
    if (refusedCodes.has(retcode)) throw failure('refused', call, answer, `refused with retcode ${retcode}`);
    // A call whose answer has no form for a refusal would take the data that came with it for a success.
    const isKnownForm = v.is(call.response, envelope);
    const isServerError = answer.status >= 500;
    if (!isServerError && !(noneCodes.has(retcode) && isKnownForm)) {
      throw failure('business', call, answer, `refused with retcode ${retcode}`);
    }
  }
  return decodeAnswer(call, answer, onRowsLeftOut);
}

/** Told once of an answer with rows that could not be read. */
export type OnRowsLeftOut = (rows: UnreadableRows) => void;

/** Returns the validated answer; throws the `status` or the `shape` error. */
export function decodeAnswer(call: CallDefinition, answer: HttpAnswer, onRowsLeftOut?: OnRowsLeftOut): unknown {
  const json = parseJson(answer.text);
  const isOk = answer.status >= 200 && answer.status < 300;
  if (!isOk) {
    if (readEnvelope(json) && envelopeStatuses.has(answer.status)) {
      const parsed = v.safeParse(call.response, json);
      if (parsed.success) return parsed.output;
    }
    throw failure('status', call, answer, `answered with HTTP status ${answer.status}`);
  }
  if (json === undefined) {
    const type = answer.headers.get('content-type') ?? 'no content type';
    throw new UpstreamError('shape', call.name, `the answer is not JSON (${type})`, {
      status: answer.status,
      path: '',
    });
  }
  const { result: parsed, unreadable } = countUnreadableRows(() => v.safeParse(call.response, json));
  if (parsed.success) {
    if (unreadable.count > 0) onRowsLeftOut?.(unreadable);
    return parsed.output;
  }
  const { path, reason } = describeIssues(parsed.issues);
  throw new UpstreamError('shape', call.name, `the answer does not fit at ${path || 'its root'}: ${reason}`, {
    status: answer.status,
    path,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The envelope's own fields, without what may have come beside them. */
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
    retryAfterSeconds: retryAfterSeconds(answer.headers.get('retry-after')),
  });
}

/** `Retry-After` is seconds or a date (RFC 9110 §10.2.3). */
function retryAfterSeconds(header: string | null): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
