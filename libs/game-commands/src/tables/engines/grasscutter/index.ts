import type { CommandTable } from '../../command-table';
import { characters } from './characters';
import { clear, give } from './give';
import { progress } from './progress';
import { server } from './server';
import { world } from './world';

/**
 * Grasscutter (docs/engines.md#grasscutter-commands). The console, which has all rights, runs them with the caller as target. Not listed,
 * so never run: account, permission, stop, reload, debug (affect the server), target, language and sendMail (change the console's state
 * for the next caller) and coop (takes another player's number).
 */
export const grasscutterTable: CommandTable = {
  dialect: 'opencommand',
  slug: 'genshin-impact',
  command: 'grasscutter',
  prefixes: '/!',
  heads: [give, ...characters, ...world, ...progress, clear, ...server],
};
