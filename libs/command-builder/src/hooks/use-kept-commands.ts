import { useSyncExternalStore } from 'react';
import type { KeptCommands } from '../lib/commands/kept-commands';
import { noKeptCommands, readKeptCommands, watchKeptCommands } from '../lib/commands/kept-commands';

/** The favourites and recently used commands of this browser; none on the server. */
export const useKeptCommands = (): KeptCommands =>
  useSyncExternalStore(watchKeptCommands, readKeptCommands, () => noKeptCommands);
