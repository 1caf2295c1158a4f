import { commandsOf } from '../command-rules';
import type { CommandRules } from '../command-rules';

/**
 * Grasscutter (docs/engines.md#grasscutter-commands). The console, which has every right, runs them with the caller as target. Not listed,
 * so never run: account, permission, stop, reload, debug (affect the server), target, language and sendMail (change the console's state
 * for the next caller) and coop (takes another player's number).
 */
export const opencommandRules: CommandRules = {
  prefixes: '/!',
  commands: [
    ...commandsOf('member', [
      'give|g|item|giveitem',
      'spawn|drop|s',
      'entity',
      'setProp|prop',
      'setStats|stats|stat',
      'talent',
      'setConst|setconstellation',
      'resetConst|resetconstellation',
      'setFetterLevel|setfetterlvl|setfriendship',
      'quest|q',
      'achievement|am',
      'teleport|tp',
      'heal|h',
      'unlockall',
      'enter_dungeon|enterdungeon|dungeon',
      'weather|w',
      'setSceneTag|tag',
      'team',
      'clear',
      'killall',
      'killCharacter|suicide|kill',
      'group|gr',
      'cutscene|c',
      'sound|audio',
      'trialAvatarActivity|taa',
      'resetShopLimit|resetshop',
    ]),
    // A word after them would be another player's number, or list the names of online players.
    { head: 'position', aliases: ['pos'], level: 'member', isAlone: true },
    { head: 'list', aliases: ['players'], level: 'member', isAlone: true },
    ...commandsOf('member', ['help']),
    // Moves the other players of the caller's world.
    ...commandsOf('staff', ['teleportAll|tpall', 'sendMessage|say']),
    // Ends the caller's own session; with a target it would end another player's.
    { head: 'kick', aliases: ['restart'], level: 'staff', isAlone: true },
    ...commandsOf('admin', ['announce|a']),
  ],
};
