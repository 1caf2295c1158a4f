import { STATUS_CODES } from 'node:http';
import { DatabaseBusyError, DatabaseInterruptedError, findSqlState } from '../database/errors';
import { Refusal } from './refusal';

const unavailable = (cause: unknown, retryAfterSeconds: number) =>
  new Refusal(503, 'Service Unavailable', { status: 503, retryAfterSeconds, cause });

/** Cancelled by a limit, too many connections, the server shuts down or starts: worth another try in a moment. */
const passingStates = /^(57014|55P03|53|57P0|08)/;

/** PostgreSQL keeps no NUL in a text; whoever sends one made it on purpose. */
const unstorableText = '22021';

function isPassingDatabaseTrouble(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof DatabaseBusyError || cause instanceof DatabaseInterruptedError) return true;
    // What pg says, without a code, when its pool is exhausted or a connection broke.
    if (/^(timeout exceeded when trying to connect|Connection terminated)/.test(cause.message)) return true;
    if (['ECONNREFUSED', 'ECONNRESET'].includes((cause as NodeJS.ErrnoException).code ?? '')) return true;
  }
  return passingStates.test(findSqlState(error) ?? '');
}

/** Any error as the answer that a client may see: the texts of unexpected ones stay in the log. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isPassingDatabaseTrouble(error)) return unavailable(error, 2);
  if (findSqlState(error) === unstorableText) return new Refusal(400, 'Bad Request', { status: 400, cause: error });
  const status = (error as { statusCode?: unknown }).statusCode;
  if (status === 503) return unavailable(error, 5);
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new Refusal(status, STATUS_CODES[status] ?? 'Bad Request', { status, cause: error });
  }
  return new Refusal(500, 'Internal Server Error', { status: 500, cause: error });
}
