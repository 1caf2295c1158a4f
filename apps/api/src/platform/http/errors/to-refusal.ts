import { STATUS_CODES } from 'node:http';
import { codeOf } from '@starhaven/node-kit/server';
import { DatabaseBusyError, DatabaseInterruptedError, findSqlState } from '../../database/errors';
import { DomainError } from '../../errors/domain-error';
import { refuseDomainError } from './refuse-domain-error';
import type { ErrorAnswers } from './refuse-domain-error';
import { Refusal } from './refusal';
import { statusCodeOf } from './status-code-of';

const unavailable = (cause: unknown, retryAfterSeconds: number) =>
  new Refusal(503, 'Service Unavailable', { status: 503, retryAfterSeconds, cause });

/**
 * Cancelled by a limit, read-only during a restore, too many connections, the database is starting or shutting down: a retry may succeed in
 * a moment.
 */
const passingStates = /^(57014|55P03|25006|53|57P0|08)/;

const poolTrouble =
  /^(timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after calling end)/;

/** PostgreSQL stores no NUL in a text; only a crafted request contains one. */
const unstorableText = '22021';

function isPassingDatabaseTrouble(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof DatabaseBusyError || cause instanceof DatabaseInterruptedError) return true;
    // pg's messages, which have no code, for an exhausted pool, a broken connection and a server that is stopping.
    if (poolTrouble.test(cause.message)) return true;
    if (['ECONNREFUSED', 'ECONNRESET'].includes(codeOf(cause) ?? '')) return true;
  }
  return passingStates.test(findSqlState(error) ?? '');
}

/** The client's answer to any error; messages of unexpected errors stay in the log. */
export function toRefusal(error: unknown, overrides?: ErrorAnswers): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DomainError) return refuseDomainError(error, overrides);
  if (isPassingDatabaseTrouble(error)) return unavailable(error, 2);
  if (findSqlState(error) === unstorableText) return new Refusal(400, 'Bad Request', { status: 400, cause: error });
  const status = statusCodeOf(error);
  if (status === 503) return unavailable(error, 5);
  if (status !== null && status >= 400 && status < 500) {
    return new Refusal(status, STATUS_CODES[status] ?? 'Bad Request', { status, cause: error });
  }
  return new Refusal(500, 'Internal Server Error', { status: 500, cause: error });
}
