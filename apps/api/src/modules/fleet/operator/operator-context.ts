import type { Drizzle } from '../../../platform/database/database';
import { enginesOf } from '../engines/askable-engine';
import type { CreateEngine } from '../engines/askable-engine';
import { engineConfigKey } from '../engines/sealed-config';

/** What the operator's commands work with, in the server or beside it. */
export interface OperatorContext {
  db: Drizzle;
  /** Seals the settings of engines. */
  configKey: Buffer;
  createEngine: CreateEngine;
  /** Where agents dial in, without a slash at the end. */
  siteUrl: string;
}

/** What the operator reads, line by line. */
export interface OperatorAnswer {
  lines: string[];
}

export interface OperatorContextOptions {
  db: Drizzle;
  accountSecret: string;
  siteUrl: string;
  siteName: string;
}

export function createOperatorContext(options: OperatorContextOptions): OperatorContext {
  const { db, accountSecret, siteUrl, siteName } = options;
  return {
    db,
    configKey: engineConfigKey(accountSecret),
    createEngine: enginesOf(siteName),
    siteUrl: siteUrl.replace(/\/$/, ''),
  };
}
