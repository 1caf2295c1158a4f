import { createAdminAccountSeed } from './modules/account';
import type { FirstPasswordFile } from './modules/account';
import { askSeed } from './modules/ask';
import { blogSeed } from './modules/blog';
import { gamesSeed } from './modules/games';
import type { Seed } from './platform/seed/run-seeds';

/** First content, in the order of writing. */
export const listSeeds = (firstPassword: FirstPasswordFile): Seed[] => [
  gamesSeed,
  createAdminAccountSeed(firstPassword),
  // Its author is the admin.
  blogSeed,
  askSeed,
];
