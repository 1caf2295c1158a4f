import type { CallDefinition } from '@starhaven/contracts';
import { EnvelopeSchema } from '@starhaven/contracts';
import * as v from 'valibot';
import type { UpstreamErrorDetails } from '../upstream-error';
import { UpstreamError } from '../upstream-error';
import { describeIssues } from './describe-issues';
import type { HttpAnswer } from './exchange.server';

/** With these our API sends the spec's envelope (design §6), so they are answers when they carry one. */
const envelopeStatuses = new Set([400, 401, 403, 404, 413, 429]);

/** Returns the validated answer; throws the `status` or the `shape` error. */
export function decodeAnswer(call: CallDefinition, answer: HttpAnswer): unknown {
  const json = parseJson(answer.text);
  const isOk = answer.status >= 200 && answer.status < 300;
  if (!isOk) {
    const envelope = v.safeParse(EnvelopeSchema, json);
    if (envelope.success && envelopeStatuses.has(answer.status)) {
      const parsed = v.safeParse(call.response, json);
      if (parsed.success) return parsed.output;
    }
    throw statusError(call, answer, envelope.success ? envelope.output : null);
  }
  if (json === undefined) {
    const type = answer.headers.get('content-type') ?? 'no content type';
    throw new UpstreamError('shape', call.name, `the answer is not JSON (${type})`, {
      status: answer.status,
      path: '',
    });
  }
  const parsed = v.safeParse(call.response, json);
  if (parsed.success) return parsed.output;
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

function statusError(call: CallDefinition, answer: HttpAnswer, envelope: v.InferOutput<typeof EnvelopeSchema> | null) {
  const details: UpstreamErrorDetails = {
    status: answer.status,
    retcode: envelope?.retcode,
    serverMessage: envelope?.message || envelope?.status || undefined,
    retryAfterSeconds: retryAfterSeconds(answer.headers.get('retry-after')),
  };
  return new UpstreamError('status', call.name, `answered with HTTP status ${answer.status}`, details);
}

/** `Retry-After` is seconds or a date (RFC 9110 §10.2.3). */
function retryAfterSeconds(header: string | null): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
