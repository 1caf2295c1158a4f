import { commandsOf } from '../command-rules';
import type { CommandRules } from '../command-rules';

/**
 * Shittim (docs/engines.md#shittim-commands), for the `uid` of the request. Not listed, so never run: accountdata, which reads and writes
 * files of the server.
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
    // They change seasons, the account's clock, or (gacha) the odds of all players.
    ...commandsOf('staff', ['gacha', 'setseason', 'setraid', 'setting']),
    // It writes any column of the account, including the one that names the login that owns it.
    {
      head: 'setaccount',
      level: 'staff',
      first: ['Level', 'Exp', 'Nickname', 'CallName', 'Comment', 'show', 'help'],
    },
  ],
};
