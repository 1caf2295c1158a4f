import { destination as destinationOf, pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { describeError } from './describe-error';

export type { Logger } from 'pino';

/** Lines beyond this are dropped while standard output is blocked. */
const maxWaitingBytes = 1024 * 1024;

/** Keys whose values never reach a log, at any depth (docs/security.md#secrets-in-logs-and-addresses). */
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

/** JSON lines with UTC times on standard output, one object per line, without secrets. */
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
 * Standard output that never blocks a request: a reader that stopped (a terminal after ctrl-S) delays nothing, and a full disk behind it
 * does not end the process. Unwritten lines are retried with the next line.
 */
function standardOutput(): DestinationStream {
  // One for all loggers of the process: two would mix their lines.
  if (output === null) {
    // Each line is written at once; a length of 0 would make `flush` wait for nothing.
    output = destinationOf({ fd: 1, sync: false, minLength: 1, maxLength: maxWaitingBytes });
    output.on('error', () => {});
  }
  return output;
}
