import type { Drizzle } from '../../../../platform/database/database';
import { enginesOf } from '../../engines/askable-engine';
import type { CreateEngine } from '../../engines/askable-engine';
import { engineConfigKey } from '../../engines/sealed-config';

/** The dependencies of verbs that change game servers, inside or outside the server process. */
export interface ServerContext {
  db: Drizzle;
  /** Encrypts the settings of engines. */
  configKey: Buffer;
  createEngine: CreateEngine;
  /** The address that agents connect to, without a trailing slash. */
  siteUrl: string;
}

export interface ServerContextOptions {
  db: Drizzle;
  accountSecret: string;
  siteUrl: string;
  siteName: string;
}

export function createServerContext(options: ServerContextOptions): ServerContext {
  const { db, accountSecret, siteUrl, siteName } = options;
  return {
    db,
    configKey: engineConfigKey(accountSecret),
    createEngine: enginesOf(siteName),
    siteUrl: siteUrl.replace(/\/$/, ''),
  };
}
