import cluster from 'node:cluster';
import pino from 'pino';
import type { Logger } from 'pino';
import { isoTime } from './iso-time';
import { LogBuffer } from './log-buffer';

/** The log of this process on standard output; a worker's lines carry its number. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      timestamp: isoTime,
      base: { app: 'web', ...(cluster.isWorker ? { worker: cluster.worker?.id } : {}) },
      redact: ['err.config', 'headers'],
    },
    new LogBuffer({ fd: 1 }),
  );
}
