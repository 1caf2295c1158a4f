import type { CommandTable } from '../command-table';
import { warnings } from '../warnings';
import { avatar, choice, number, range, select } from './params';

const growth = [
  range('level', 'Level', [1, 90], { format: 'level' }),
  range('star', 'Stars', [1, 5], { format: 'starGrade' }),
  range('favor', 'Bond rank', [1, 100], { format: 'favorRank' }),
  select('max', 'Everything at its maximum', { true: 'Yes' }, { format: 'max' }),
];

/**
 * BaPs (docs/engines.md#baps-commands). Its adapter knows each command's options and sets the player's number itself. Not listed, so never
 * run: account, gameMail, mail and getPlayer, which affect any player that they name.
 */
export const bapsTable: CommandTable = {
  dialect: 'baps',
  slug: 'blue-archive',
  command: 'baps',
  prefixes: '',
  heads: [
    {
      head: 'giveAll',
      aliases: ['ga'],
      level: 'member',
      shapes: [
        {
          id: 'give-all',
          label: 'Give everything of a kind',
          warning: warnings.mailed,
          params: [
            {
              ...choice('type', 'Kind', {
                Material: 'Items',
                Character: 'Students',
                Equipment: 'Equipment',
                Furniture: 'Furniture',
                Favor: 'Gifts',
                Emblem: 'Emblems',
                Sticker: 'Stickers',
                MemoryLobby: 'Memory lobbies',
                All: 'Everything',
              }),
              format: 'type',
            },
            range('num', 'Amount', [1, 9999], {
              format: 'num',
              allow: { type: ['Material', 'Equipment', 'Favor', 'All'] },
            }),
            range('furniture', 'Amount', [1, 3], { format: 'num', allow: { type: ['Furniture'] } }),
          ],
          example: 'giveAll type Material num 5',
        },
      ],
    },
    {
      head: 'character',
      aliases: ['c'],
      level: 'member',
      shapes: [
        {
          id: 'character',
          label: 'Develop a student',
          warning: warnings.relog,
          params: [avatar('id', { label: 'Student', format: 'characterId' }), ...growth],
          example: 'character characterId 10000 level 90 starGrade 5',
        },
        {
          id: 'character-all',
          label: 'Develop all students',
          text: 'character characterId all',
          warning: warnings.relog,
          params: growth,
          example: 'character characterId all max true',
        },
      ],
    },
    {
      head: 'set',
      level: 'member',
      // Other types show the server's settings or show text on every player's screen.
      first: ['type AccountLevel', 'type=AccountLevel', 't AccountLevel', 't=AccountLevel'],
      shapes: [
        {
          id: 'set-level',
          label: 'Set the level of the account',
          text: 'set type AccountLevel',
          warning: warnings.relog,
          params: [number('level', 'Level', { required: true, format: 'sub1', min: 1, max: 90 })],
          example: 'set type AccountLevel sub1 90',
        },
      ],
    },
    {
      head: 'ping',
      level: 'member',
      shapes: [{ id: 'ping', label: 'Show the state of the server', example: 'ping' }],
    },
  ],
};
