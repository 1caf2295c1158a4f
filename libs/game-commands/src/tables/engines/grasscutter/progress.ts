import type { CommandHead } from '../../command-table';
import { warnings } from '../../warnings';
import { choice, number, quest, range } from '../params';

const worldLevel = 'worldlevel';

/** Commands about the caller's account and progress. */
export const progress: CommandHead[] = [
  {
    head: 'setProp',
    aliases: ['prop'],
    level: 'member',
    shapes: [
      {
        id: 'set-switch',
        label: 'Switch a property of the player',
        params: [
          choice('prop', 'Property', {
            god: 'Cannot be hurt',
            nostamina: 'Endless stamina',
            unlimitedenergy: 'Endless energy',
            unlockmap: 'Map unlocked',
            fly: 'May glide',
            dive: 'May dive',
          }),
          choice('state', 'State', { on: 'On', off: 'Off', toggle: 'Change' }),
        ],
        example: 'setProp god on',
      },
      {
        id: 'set-property',
        label: 'Set a property of the player',
        params: [
          choice('prop', 'Property', {
            [worldLevel]: 'World level',
            player_level: 'Adventure rank',
            abyss: 'Spiral Abyss floor',
            bp: 'Battle pass level',
            player_resin: 'Resin',
            max_stamina: 'Max stamina',
          }),
          range('world', 'Value', [0, 8], { required: true, allow: { prop: [worldLevel] } }),
          range('rank', 'Value', [1, 60], { required: true, allow: { prop: ['player_level'] } }),
          range('floor', 'Value', [0, 12], { required: true, allow: { prop: ['abyss'] } }),
          range('pass', 'Value', [0, 50], { required: true, allow: { prop: ['bp'] } }),
          range('resin', 'Value', [0, 2000], { required: true, allow: { prop: ['player_resin'] } }),
          range('stamina', 'Value', [0, 24000], { required: true, allow: { prop: ['max_stamina'] } }),
        ],
        example: 'setProp worldlevel 8',
      },
    ],
  },
  {
    head: 'quest',
    aliases: ['q'],
    level: 'member',
    shapes: [
      {
        id: 'quest',
        label: 'Add or finish a quest',
        params: [choice('action', 'Action', { add: 'Add', finish: 'Finish' }), quest()],
        example: 'quest finish 35104',
      },
      {
        id: 'quest-running',
        label: 'Show a running quest',
        text: 'quest running',
        params: [quest()],
        example: 'quest running 35104',
      },
      {
        id: 'quest-talking',
        label: 'Show the talks of a quest',
        text: 'quest talking',
        params: [quest()],
        example: 'quest talking 35104',
      },
      { id: 'quest-dungeons', label: 'Show the dungeons of quests', text: 'quest dungeons', example: 'quest dungeons' },
    ],
  },
  {
    head: 'achievement',
    aliases: ['am'],
    level: 'member',
    shapes: [
      {
        id: 'achievement',
        label: 'Grant or revoke an achievement',
        params: [
          choice('action', 'Action', { grant: 'Grant', revoke: 'Revoke' }),
          number('id', 'Achievement id', { required: true }),
        ],
        example: 'achievement grant 81001',
      },
      {
        id: 'achievement-progress',
        label: 'Set the progress of an achievement',
        text: 'achievement progress',
        params: [
          number('id', 'Achievement id', { required: true }),
          number('count', 'Progress', { required: true, min: 0 }),
        ],
        example: 'achievement progress 81001 5',
      },
      {
        id: 'achievement-grant-all',
        label: 'Grant all achievements',
        text: 'achievement grantall',
        example: 'achievement grantall',
      },
      {
        id: 'achievement-revoke-all',
        label: 'Revoke all achievements',
        text: 'achievement revokeall',
        warning: warnings.irreversible,
        example: 'achievement revokeall',
      },
    ],
  },
  {
    head: 'unlockall',
    level: 'member',
    shapes: [{ id: 'unlock-all', label: 'Unlock all features', warning: warnings.irreversible, example: 'unlockall' }],
  },
  {
    head: 'resetShopLimit',
    aliases: ['resetshop'],
    level: 'member',
    shapes: [{ id: 'reset-shop', label: 'Reset the limits of shops', example: 'resetShopLimit' }],
  },
];
