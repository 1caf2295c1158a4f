import { commandsOf } from '../command-rules';
import type { CommandRules } from '../command-rules';

/**
 * Danheng (docs/engines.md#danheng-commands), for the `TargetUid` of the request. Not listed, so never run: account and reload (affect the
 * server), unstuck (takes another player's number).
 */
export const danhengMuipRules: CommandRules = {
  prefixes: '/',
  commands: [
    ...commandsOf('member', [
      'give|g',
      'giveall|ga',
      'avatar|av|ava',
      'relic',
      'hero',
      'lineup',
      'mission|m',
      'rogue|r',
      'raid',
      'scene',
      'unlockall|ua',
      'setlevel|level',
      'help',
    ]),
    { head: 'kick', level: 'staff', isAlone: true },
    ...commandsOf('admin', ['mail']),
  ],
};
