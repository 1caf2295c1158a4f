import { commandsOf } from '../command-rules';
import type { CommandRules } from '../command-rules';

/** hkrpg-go (COMMANDS 4.5). Not listed, so never run: lua, which runs a program on the player's machine. */
export const hkrpgGoRules: CommandRules = {
  prefixes: '/',
  commands: commandsOf('member', [
    'help',
    'give',
    'relic',
    'equipment',
    'avatar',
    'del',
    'set',
    'rogue',
    'info',
    'mission',
  ]),
};
