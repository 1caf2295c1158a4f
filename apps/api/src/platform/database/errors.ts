import { codeOf } from '@starhaven/node-kit/server';

/** The database cannot accept the query now; a retry may succeed in a moment (the HTTP edge answers 503). */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
  constructor(message = 'The database is busy.') {
    super(message);
  }
}

/** The query was aborted: it ran too long or its worker died. Whether a single write took effect is unknown. */
export class DatabaseInterruptedError extends Error {
  override name = 'DatabaseInterruptedError';
}

/** The query was aborted because it ran too long. */
export class DatabaseTimeoutError extends DatabaseInterruptedError {
  override name = 'DatabaseTimeoutError';
}

/** The database folder cannot be used in its current state; the message is one line that tells the operator what to do. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** An error that PostgreSQL reported, with the fields that node-postgres also gives. */
export class SqlError extends Error {
  override name = 'SqlError';
  code?: string;
  detail?: string;
  constraint?: string;
  table?: string;
}

/** The SQLSTATE of a row that violates a unique index. */
export const uniqueViolation = '23505';

/** The five-character SQLSTATE of an error or of its cause; null when PostgreSQL did not report one. */
export function findSqlState(error: unknown): string | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const code = codeOf(cause);
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}
