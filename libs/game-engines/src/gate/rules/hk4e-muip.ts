import { commandsOf } from '../command-rules';
import type { CommandRules } from '../command-rules';

/** GM text of hk4e (docs/engines.md#gm-text-of-hk4e); the server runs it for the `uid` of the request and reads no target in it. */
export const hk4eMuipRules: CommandRules = {
  prefixes: '',
  commands: commandsOf('member', [
    'avatar add',
    'item add',
    'scoin',
    'hcoin',
    'mcoin',
    'home_coin',
    'revive',
    'monster',
    'equip add',
    'level',
    'break',
    'skill',
    'talent unlock all',
    'player level',
    'wudi global avatar',
    'wudi global monster',
    'stamina infinite',
    'energy infinite',
    'kill self',
    'kill monster all',
    'goto',
    'jump',
    'dungeon',
    'point',
    'quest accept',
    'quest finish',
  ]),
};
