import type { Drizzle } from '../../platform/database/database';
import type { Limit, Limits } from '../../platform/limits/limits';
import type { FileStore } from '../../platform/storage/file-store';
import { WorkLimiter } from '../../platform/work/work-limiter';
import { runEncoder } from './encode/run-encoder';
import type { PictureUse } from './picture-use';

export interface UploadsOptions {
  db: Drizzle;
  limits: Limits;
  store: FileStore;
  /** The absolute path of the folder for unfinished uploads. */
  incomingFolder: string;
  /** The site's address, without a slash at its end. */
  siteUrl: string;
  /** The modules whose texts may contain pictures. Empty: no picture is ever removed. */
  uses: readonly PictureUse[];
  encode?: typeof runEncoder;
}

/** The dependencies of the verbs of this module. */
export interface UploadsContext extends Required<UploadsOptions> {
  /** Pictures that an account sends in an hour. */
  sent: Limit;
  encoding: WorkLimiter;
}

/** docs/behaviour/blog.md#uploads */
export const createUploadsContext = (options: UploadsOptions): UploadsContext => ({
  encode: runEncoder,
  ...options,
  sent: options.limits.create({ name: 'blog-picture', max: 30, windowSeconds: 60 * 60 }),
  // Each encoding takes a core and hundreds of megabytes.
  encoding: new WorkLimiter({ maxRunning: 1, maxWaiting: 6 }),
});
