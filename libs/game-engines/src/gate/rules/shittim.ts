import { commandsOf } from '../command-rules';
import type { CommandRules } from '../command-rules';

/**
 * Shittim (COMMANDS 4.6), for the `uid` of the request. Not listed, so never run: accountdata, which reads and writes files
 * of the server.
 */
export const shittimRules: CommandRules = {
  prefixes: '/!.*',
  commands: [
    ...commandsOf('member', [
      'give',
      'giveall',
      'giveequip',
      'giveallequip',
      'addeleph',
      'character',
      'inventory',
      'clearinventory',
      'max',
      'currency',
      'mail',
      'unlockall',
      'unlockbattlepass',
      'listitem',
      'checkitem',
      'help',
    ]),
    // They change seasons, odds, the server's clock or the account itself.
    ...commandsOf('staff', ['gacha', 'setseason', 'setraid', 'setaccount', 'setting']),
  ],
};
