import type { CommandHead, CommandTable } from '../command-table';
import { warnings } from '../warnings';
import {
  artifact,
  avatar,
  choice,
  item,
  lightCone,
  mainProperty,
  monster,
  number,
  range,
  scene,
  select,
  subProperties,
  text,
} from './params';

const amount = number('x', 'Amount', { format: 's-x', min: 1 });
const level = range('lv', 'Level', [1, 80], { format: 's-lv' });
const ascension = range('p', 'Ascension', [0, 6], { format: 's-p' });
const eidolon = range('r', 'Eidolon', [0, 6], { format: 's-r' });
const superimposition = range('s', 'Superimposition', [1, 5], { format: 's-s' });

const give: CommandHead = {
  head: 'give',
  aliases: ['g', 'item'],
  level: 'member',
  shapes: [
    { id: 'give-item', label: 'Give an item', params: [item(), amount], example: 'give 102 x5' },
    {
      id: 'give-light-cone',
      label: 'Give a light cone',
      params: [lightCone(), level, ascension, superimposition, amount],
      example: 'give 23000 lv80 p6 s5',
    },
    {
      id: 'give-avatar',
      label: 'Give a character',
      params: [avatar(), level, ascension, eidolon],
      example: 'give 1001 lv80 p6 r6',
    },
    {
      id: 'give-relic',
      label: 'Give a relic',
      params: [
        artifact('Relic'),
        mainProperty({ format: 's-s' }),
        subProperties(':'),
        range('lv', 'Level', [0, 15], { format: 's-lv' }),
        amount,
        select('max', 'Rolls', { '-maxsteps': 'Best rolls' }),
      ],
      example: 'give 61011 s1 2:3 4:2 lv15',
    },
  ],
};

const giveAll: CommandHead = {
  head: 'giveall',
  aliases: ['ga'],
  level: 'member',
  shapes: [
    {
      id: 'give-all',
      label: 'Give everything of a kind',
      params: [
        choice('kind', 'Kind', {
          materials: 'Materials',
          avatars: 'Characters',
          lightcones: 'Light cones',
          relics: 'Relics',
          usables: 'Unlocks and icons',
          consumables: 'Food',
        }),
        { ...amount, allow: { kind: ['materials', 'consumables', 'lightcones', 'relics'] } },
        { ...level, allow: { kind: ['avatars', 'lightcones'] } },
        { ...ascension, allow: { kind: ['avatars', 'lightcones'] } },
        { ...eidolon, allow: { kind: ['avatars'] } },
        { ...superimposition, allow: { kind: ['lightcones'] } },
        range('relic', 'Level', [0, 15], { format: 's-lv', allow: { kind: ['relics'] } }),
      ],
      example: 'giveall avatars lv80 p6 r6',
    },
  ],
};

const others: CommandHead[] = [
  {
    head: 'avatar',
    aliases: ['a'],
    level: 'member',
    shapes: [
      {
        id: 'avatar',
        label: 'Develop characters',
        params: [
          choice('who', 'Who', { cur: 'Present character', lineup: 'Team', all: 'All characters' }),
          level,
          ascension,
          eidolon,
          range('s', 'Trace level', [1, 12], { format: 's-s' }),
          select('rewards', 'Rewards', { '-takerewards': 'Take them', '-clearrewards': 'Clear them' }),
        ],
        example: 'avatar lineup lv80 p6 r6 s10',
      },
    ],
  },
  {
    head: 'clear',
    level: 'member',
    shapes: [
      {
        id: 'clear',
        label: 'Delete relics, light cones or items',
        warning: warnings.irreversible,
        params: [
          choice('kind', 'Kind', {
            relics: 'Relics',
            lightcones: 'Light cones',
            materials: 'Materials',
            items: 'Everything',
          }),
          range('lv', 'Up to level', [1, 80], { format: 's-lv', allow: { kind: ['relics', 'lightcones'] } }),
        ],
        example: 'clear relics lv1',
      },
    ],
  },
  {
    head: 'mail',
    aliases: ['m'],
    level: 'member',
    shapes: [
      {
        id: 'mail',
        label: 'Send me a mail',
        params: [text('text', 'Text', { required: true }), text('items', 'Items, such as 102:5 2:100')],
        example: 'mail Hello 102:5',
      },
    ],
  },
  {
    head: 'spawn',
    level: 'member',
    shapes: [
      {
        id: 'spawn',
        label: 'Spawn monsters',
        // The engine allows at most 500 in a scene.
        params: [
          monster(),
          number('stage', 'Stage id', { min: 1 }),
          range('x', 'Amount', [1, 500], { format: 's-x' }),
          range('lv', 'Level', [1, 100], { format: 's-lv' }),
          number('r', 'Radius', { format: 's-r', min: 5 }),
        ],
        example: 'spawn 8001010 x2 lv80 r10',
      },
    ],
  },
  {
    head: 'scene',
    aliases: ['sc'],
    level: 'member',
    shapes: [
      {
        id: 'scene',
        label: 'Go to a scene',
        params: [scene('id', { multi: false }), number('floor', 'Floor id')],
        example: 'scene 10001 10001001',
      },
    ],
  },
  {
    head: 'lineup',
    level: 'member',
    shapes: [
      {
        id: 'lineup',
        label: 'Set the team',
        // One line contains all ids; a picker would make a separate line for each.
        params: [text('ids', 'Ids of characters, separated by spaces', { required: true })],
        example: 'lineup 1001 1002 1003',
      },
    ],
  },
  {
    head: 'setlevel',
    aliases: ['level'],
    level: 'member',
    shapes: [
      {
        id: 'set-level',
        label: 'Set the Trailblaze level',
        params: [range('lv', 'Level', [1, 70], { required: true })],
        example: 'setlevel 70',
      },
    ],
  },
  {
    head: 'worldlevel',
    aliases: ['wl'],
    level: 'member',
    shapes: [
      {
        id: 'world-level',
        label: 'Set the equilibrium level',
        params: [range('lv', 'Level', [0, 6], { required: true })],
        example: 'worldlevel 6',
      },
    ],
  },
  { head: 'heal', level: 'member', shapes: [{ id: 'heal', label: 'Heal the team', example: 'heal' }] },
  {
    head: 'energy',
    level: 'member',
    shapes: [{ id: 'energy', label: 'Fill the energy of the team', example: 'energy' }],
  },
  {
    head: 'refill',
    aliases: ['rf'],
    level: 'member',
    shapes: [{ id: 'refill', label: 'Refill the technique points', example: 'refill' }],
  },
  {
    head: 'gender',
    level: 'member',
    shapes: [
      {
        id: 'gender',
        label: 'Set the gender of the Trailblazer',
        params: [choice('gender', 'Gender', { male: 'Male', female: 'Female' })],
        example: 'gender female',
      },
    ],
  },
  {
    head: 'help',
    level: 'member',
    shapes: [{ id: 'help', label: 'List the commands', example: 'help' }],
  },
  {
    head: 'kick',
    level: 'staff',
    isAlone: true,
    shapes: [{ id: 'kick', label: 'Leave the game', warning: warnings.kicks, example: 'kick' }],
  },
];

/**
 * LunarCore (docs/engines.md#lunarcore-commands), whose console reads the target that its bridge adds. Not listed, so never run: account,
 * permission, reload, stop (affect the server) and unstuck, which is for offline players.
 */
export const lunarcoreTable: CommandTable = {
  dialect: 'lunarcore',
  slug: 'honkai-star-rail',
  command: 'lunarcore',
  prefixes: '/!',
  heads: [give, giveAll, ...others],
};
