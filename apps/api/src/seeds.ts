import { createAdminAccountSeed } from './modules/account';
import type { FirstPasswordFile } from './modules/account';
import { askSeed } from './modules/ask';
import { blogSeed } from './modules/blog';
import { gamesSeed } from './modules/games';
import type { Seed } from './platform/seed/run-seeds';

/** The first content, in the order in which it is written. */
export const listSeeds = (firstPassword: FirstPasswordFile): Seed[] => [
  gamesSeed,
  createAdminAccountSeed(firstPassword),
  // The author of the posts is the admin.
  blogSeed,
  askSeed,
];
