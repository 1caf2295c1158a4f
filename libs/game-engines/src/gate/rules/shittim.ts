import { commandsOf } from '../command-rules';
import type { CommandRules } from '../command-rules';

/**
 * Shittim (docs/engines.md#shittim-commands), for the `uid` of the request. Not listed, so never run: accountdata, which reads and
 * writes files of the server.
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
    // They change seasons, the account's clock, or (gacha) everybody's odds.
    ...commandsOf('staff', ['gacha', 'setseason', 'setraid', 'setting']),
    // It writes any column of the account, also the one that says whose login it belongs to.
    {
      head: 'setaccount',
      level: 'staff',
      first: ['Level', 'Exp', 'Nickname', 'CallName', 'Comment', 'show', 'help'],
    },
  ],
};
