import type { CommandHead } from '../../command-table';
import { avatar, choice, number, range, select, text } from '../params';

const everyone = { all: 'All characters' };

/** Commands about the caller's characters. */
export const characters: CommandHead[] = [
  {
    head: 'setStats',
    aliases: ['stats', 'stat'],
    level: 'member',
    shapes: [
      {
        id: 'set-stats',
        label: 'Set or lock a stat',
        params: [
          choice('action', 'Action', { set: 'Set', lock: 'Lock', unlock: 'Unlock' }),
          choice('stat', 'Stat', {
            hp: 'HP',
            maxhp: 'Max HP',
            atk: 'Attack',
            def: 'Defence',
            em: 'Elemental mastery',
            er: 'Energy recharge',
            crate: 'Crit rate',
            cdmg: 'Crit damage',
            cdr: 'Cooldown reduction',
            heal: 'Healing bonus',
            heali: 'Incoming healing bonus',
            shield: 'Shield strength',
            defi: 'Defence ignored',
            epyro: 'Pyro bonus',
            ecryo: 'Cryo bonus',
            ehydro: 'Hydro bonus',
            egeo: 'Geo bonus',
            edendro: 'Dendro bonus',
            eelectro: 'Electro bonus',
            eanemo: 'Anemo bonus',
            ephys: 'Physical bonus',
          }),
          number('value', 'Value', { required: true, allow: { action: ['set'] } }),
          number('locked', 'Locked value', { allow: { action: ['lock'] } }),
        ],
        example: 'setStats set maxhp 20000',
      },
    ],
  },
  {
    head: 'talent',
    level: 'member',
    shapes: [
      {
        id: 'talent-slot',
        label: 'Set a talent of the present character',
        params: [
          choice('slot', 'Talent', { n: 'Normal attack', e: 'Elemental skill', q: 'Elemental burst', ...everyone }),
          range('lv', 'Level', [1, 15], { required: true }),
        ],
        example: 'talent e 10',
      },
      {
        id: 'talent-id',
        label: 'Set a talent by its id',
        text: 'talent set',
        params: [number('id', 'Talent id', { required: true }), range('lv', 'Level', [1, 15], { required: true })],
        example: 'talent set 10461 10',
      },
      { id: 'talent-ids', label: 'Show the ids of talents', text: 'talent getid', example: 'talent getid' },
    ],
  },
  {
    head: 'setConst',
    aliases: ['setconstellation'],
    level: 'member',
    shapes: [
      {
        id: 'set-constellation',
        label: 'Set the constellation',
        params: [range('c', 'Constellation', [-1, 6], { required: true }), select('who', 'For', everyone)],
        example: 'setConst 6 all',
      },
    ],
  },
  {
    head: 'resetConst',
    aliases: ['resetconstellation'],
    level: 'member',
    shapes: [
      {
        id: 'reset-constellation',
        label: 'Reset the constellation',
        params: [select('who', 'For', everyone)],
        example: 'resetConst all',
      },
    ],
  },
  {
    head: 'setFetterLevel',
    aliases: ['setfetterlvl', 'setfriendship'],
    level: 'member',
    shapes: [
      {
        id: 'set-friendship',
        label: 'Set the friendship level',
        params: [range('lv', 'Level', [0, 10], { required: true })],
        example: 'setFetterLevel 10',
      },
    ],
  },
  {
    head: 'heal',
    aliases: ['h'],
    level: 'member',
    shapes: [{ id: 'heal', label: 'Heal the party', example: 'heal' }],
  },
  {
    head: 'killCharacter',
    aliases: ['suicide', 'kill'],
    level: 'member',
    shapes: [{ id: 'kill-character', label: 'Let the present character fall', example: 'killCharacter' }],
  },
  {
    head: 'team',
    level: 'member',
    shapes: [
      {
        id: 'team-add',
        label: 'Add a character to the team',
        text: 'team add',
        params: [avatar()],
        example: 'team add 10000046',
      },
      {
        id: 'team-remove',
        label: 'Remove a character from the team',
        text: 'team remove',
        params: [number('index', 'Place in the team', { required: true, min: 1 })],
        example: 'team remove 2',
      },
      {
        id: 'team-set',
        label: 'Replace a character of the team',
        text: 'team set',
        params: [number('index', 'Place in the team', { required: true, min: 1 }), avatar('id', { multi: false })],
        example: 'team set 1 10000046',
      },
    ],
  },
  {
    head: 'trialAvatarActivity',
    aliases: ['taa'],
    level: 'member',
    shapes: [
      {
        id: 'trial-change',
        label: 'Change the trial run',
        text: 'trialAvatarActivity change',
        params: [number('id', 'Trial id', { required: true })],
        example: 'trialAvatarActivity change 4001',
      },
      {
        id: 'trial-toggle',
        label: 'Toggle a trial run or its reward',
        params: [
          choice('what', 'What', { toggleDungeon: 'Trial run', toggleReward: 'Reward' }),
          text('id', 'Number, or all', { required: true }),
        ],
        example: 'trialAvatarActivity toggleReward all',
      },
    ],
  },
];
