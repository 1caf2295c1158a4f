import { commandsOf } from '../command-rules';
import type { CommandRules } from '../command-rules';

/**
 * hkrpg-go (docs/engines.md#hkrpg-go-commands): the commands that its interface has a call for. Its other commands (avatar, equipment,
 * del, rogue, lua …) work only in the game's chat.
 */
export const hkrpgGoRules: CommandRules = {
  prefixes: '/',
  commands: [
    ...commandsOf('member', ['give', 'relic']),
    { head: 'set', level: 'member', first: ['WorldLevel', 'JumpMission'] },
  ],
};
