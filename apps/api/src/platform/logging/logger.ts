import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { describeError } from './describe-error';

export type { Logger } from 'pino';

/** Keys whose values never reach a log, wherever a caller puts them (T9). */
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
  return destination ? pino(options, destination) : pino(options);
}
