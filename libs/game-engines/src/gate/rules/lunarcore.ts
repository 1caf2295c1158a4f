import { commandsOf } from '../command-rules';
import type { CommandRules } from '../command-rules';

/**
 * LunarCore (docs/engines.md#lunarcore-commands), whose console reads the target that its bridge adds. Not listed, so never run: account,
 * permission, reload, stop (affect the server) and unstuck, which is for offline players.
 */
export const lunarcoreRules: CommandRules = {
  prefixes: '/!',
  commands: [
    ...commandsOf('member', [
      'give|g|item',
      'giveall|ga',
      'avatar|a',
      'clear',
      'mail|m',
      'spawn',
      'scene|sc',
      'lineup',
      'setlevel|level',
      'worldlevel|wl',
      'heal',
      'energy',
      'refill|rf',
      'gender',
      'help',
    ]),
    { head: 'kick', level: 'staff', isAlone: true },
  ],
};
