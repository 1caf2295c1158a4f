import type { CommandTable } from '../../command-table';
import { account } from './account';
import { inventory } from './inventory';
import { students } from './students';

/**
 * Shittim (docs/engines.md#shittim-commands), for the `uid` of the request. Not listed, so never run: accountdata, which reads and writes
 * files of the server.
 */
export const shittimTable: CommandTable = {
  dialect: 'shittim',
  slug: 'blue-archive',
  command: 'shittim',
  prefixes: '/!.*',
  heads: [...inventory, ...students, ...account],
};
