import { commandsOf } from '../command-rules';
import type { CommandRules } from '../command-rules';

/**
 * BaPs (docs/engines.md#baps-commands); its adapter knows each command's options and sets the player's number itself. Not listed, so never
 * run: account, gameMail, mail and getPlayer, which affect any player that they name.
 */
export const bapsRules: CommandRules = {
  prefixes: '',
  commands: [
    ...commandsOf('member', ['giveAll|ga', 'character|c', 'ping']),
    // Its other types show the server's settings and put text on every player's screen.
    {
      head: 'set',
      level: 'member',
      first: ['type AccountLevel', 'type=AccountLevel', 't AccountLevel', 't=AccountLevel'],
    },
  ],
};
