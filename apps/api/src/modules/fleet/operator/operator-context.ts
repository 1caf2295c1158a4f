import type { Drizzle } from '../../../platform/database/database';
import { enginesOf } from '../engines/askable-engine';
import type { CreateEngine } from '../engines/askable-engine';
import { engineConfigKey } from '../engines/sealed-config';

/** The dependencies of the operator's commands, inside or outside the server process. */
export interface OperatorContext {
  db: Drizzle;
  /** Encrypts the settings of engines. */
  configKey: Buffer;
  createEngine: CreateEngine;
  /** The address that agents connect to, without a trailing slash. */
  siteUrl: string;
}

/** The lines for the operator. */
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
