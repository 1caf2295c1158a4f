import { adminAccountSeed } from './modules/account';
import { gamesSeed } from './modules/games';
import type { Seed } from './platform/seed/run-seeds';

/** First content in the order it is written. */
export const seeds: Seed[] = [gamesSeed, adminAccountSeed];
