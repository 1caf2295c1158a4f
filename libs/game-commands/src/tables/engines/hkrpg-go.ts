import type { CommandTable } from '../command-table';
import { artifact, choice, item, mainProperty, number, range, text } from './params';

/**
 * hkrpg-go (docs/engines.md#hkrpg-go-commands): the commands for which its interface has a call. Its other commands (avatar, equipment,
 * del, rogue, lua …) work only in the game's chat.
 */
export const hkrpgGoTable: CommandTable = {
  dialect: 'hkrpg-go',
  slug: 'honkai-star-rail',
  command: 'hkrpg-go',
  prefixes: '/',
  heads: [
    {
      head: 'give',
      level: 'member',
      shapes: [
        {
          id: 'give-item',
          label: 'Give an item',
          params: [item(), number('n', 'Amount', { min: 1, max: 999_999_999 })],
          example: 'give 102 5',
        },
        {
          id: 'give-all',
          label: 'Give all items',
          text: 'give all',
          params: [number('n', 'Amount', { min: 1, max: 999_999_999 })],
          example: 'give all 5',
        },
      ],
    },
    {
      head: 'relic',
      level: 'member',
      shapes: [
        {
          id: 'relic',
          label: 'Give a relic',
          // All numbers are required. The sub properties are one word, each in brackets.
          params: [
            artifact('Relic'),
            number('n', 'Amount', { required: true, value: '1', min: 1 }),
            range('lv', 'Level', [0, 15], { required: true, value: '15' }),
            mainProperty({ required: true }),
            text('sub', 'Sub properties, such as [2:10][3:9]'),
          ],
          example: 'relic 61011 1 15 1 [2:10][3:9]',
        },
        { id: 'relic-all', label: 'Give all relics', text: 'relic all', example: 'relic all' },
      ],
    },
    {
      head: 'set',
      level: 'member',
      first: ['WorldLevel', 'JumpMission'],
      shapes: [
        {
          id: 'set-world-level',
          label: 'Set the world level',
          text: 'set WorldLevel',
          params: [range('lv', 'World level', [0, 6], { required: true })],
          example: 'set WorldLevel 6',
        },
        {
          id: 'set-jump-mission',
          label: 'Skip missions',
          text: 'set JumpMission',
          params: [choice('state', 'State', { '1': 'On', '0': 'Off' })],
          example: 'set JumpMission 1',
        },
      ],
    },
  ],
};
