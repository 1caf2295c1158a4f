import { destination as destinationOf, pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { describeError } from './describe-error';

export type { Logger } from 'pino';

/** Lines beyond this are dropped while standard output takes none. */
const maxWaitingBytes = 1024 * 1024;

/** Keys whose values never reach a log, wherever a caller puts them (docs/security.md#secrets-in-logs-and-addresses). */
const secretKeys = [
  'password',
  'password_web',
  'password_ingame',
  'token',
  'tokenAPI',
  'sessionKey',
  'session',
  'code',
  'secret',
  'authorization',
  'cookie',
];

/** JSON lines in UTC on standard output, one object a line, without secrets. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { app: 'api' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[secret]' },
    serializers: { err: describeError },
  };
  return pino(options, destination ?? standardOutput());
}

let output: ReturnType<typeof destinationOf> | null = null;

/**
 * Standard output for lines that nobody may wait for: a reader that stopped reading (a terminal on ctrl-S) holds no request up, and a
 * full disk behind it ends no process. What could not be written is tried again with the next line.
 */
function standardOutput(): DestinationStream {
  // One for all loggers of the process: two would mix their lines.
  if (output === null) {
    // Each line goes at once; a length of 0 would make `flush` wait for nothing.
    output = destinationOf({ fd: 1, sync: false, minLength: 1, maxLength: maxWaitingBytes });
    output.on('error', () => {});
  }
  return output;
}
