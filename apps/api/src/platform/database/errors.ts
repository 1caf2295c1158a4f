/** The database cannot take the query now; the same request may work in a moment (the edge answers 503). */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
  constructor(message = 'The database is busy.') {
    super(message);
  }
}

/** The query was cut off: it ran too long or its worker died. Whether a lone write took effect is unknown. */
export class DatabaseInterruptedError extends Error {
  override name = 'DatabaseInterruptedError';
}

/** The database folder cannot be used as it stands; the message tells the operator what to do, in one line. */
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

/** The five-character SQLSTATE of an error or of what caused it, null when PostgreSQL did not report it. */
export function findSqlState(error: unknown): string | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}
