import type { CommandHead } from '../../command-table';
import { artifact, avatar, choice, item, lightCone, mainProperty, number, range, subProperties } from '../params';

const amount = number('x', 'Amount', { format: 's-x', min: 1 });
const level = range('l', 'Level', [1, 80], { format: 's-l' });

/** Commands that give things. */
export const inventory: CommandHead[] = [
  {
    head: 'give',
    aliases: ['g'],
    level: 'member',
    shapes: [
      { id: 'give-item', label: 'Give an item', params: [item(), amount], example: 'give 102 x5' },
      {
        id: 'give-light-cone',
        label: 'Give a light cone',
        params: [lightCone(), level, amount, range('r', 'Superimposition', [1, 5], { format: 's-r' })],
        example: 'give 23000 l80 x1 r5',
      },
      { id: 'give-avatar', label: 'Give a character', params: [avatar(), level], example: 'give 1001 l80' },
    ],
  },
  {
    head: 'giveall',
    aliases: ['ga'],
    level: 'member',
    shapes: [
      {
        id: 'give-all',
        label: 'Give everything of a kind',
        params: [
          choice('kind', 'Kind', {
            avatar: 'Characters',
            equipment: 'Light cones',
            relic: 'Relics',
            material: 'Materials',
            pet: 'Pets',
            unlock: 'Unlocks',
            train: 'Train parts',
            path: 'Paths',
          }),
          range('eidolon', 'Eidolon', [0, 6], { format: 's-r', allow: { kind: ['avatar'] } }),
          range('r', 'Superimposition', [0, 5], { format: 's-r', allow: { kind: ['equipment'] } }),
          { ...level, allow: { kind: ['avatar', 'equipment'] } },
          range('relic', 'Level', [1, 15], { format: 's-l', allow: { kind: ['relic'] } }),
          { ...amount, allow: { kind: ['equipment', 'relic', 'material'] } },
        ],
        example: 'giveall avatar r6 l80',
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
        // The engine needs a main property or a sub property.
        params: [
          artifact('Relic'),
          mainProperty({ required: true }),
          subProperties(':'),
          range('l', 'Level', [1, 9999], { format: 's-l' }),
          amount,
        ],
        example: 'relic 61011 1 2:3 4:2 l15 x1',
      },
    ],
  },
];
