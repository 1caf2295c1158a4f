import type { CommandHead } from '../../command-table';
import { warnings } from '../../warnings';
import { artifact, avatar, choice, item, mainProperty, number, range, select, subProperties, weapon } from '../params';

const amount = number('x', 'Amount', { format: 's-x', min: 1 });
const level = range('lv', 'Level', [1, 90], { format: 's-lv' });
const refinement = range('r', 'Refinement', [1, 5], { format: 's-r' });
const constellation = range('c', 'Constellation', [0, 6], { format: 's-c' });
const talents = range('sl', 'Talent level', [1, 15], { format: 's-sl' });
const withLevels = ['all', 'weapons', 'avatars'];

export const give: CommandHead = {
  head: 'give',
  aliases: ['g', 'item', 'giveitem'],
  level: 'member',
  shapes: [
    { id: 'give-item', label: 'Give an item', params: [item(), amount], example: 'give 201 x5' },
    {
      id: 'give-weapon',
      label: 'Give a weapon',
      params: [weapon(), level, refinement, amount],
      example: 'give 11502 lv90 r5',
    },
    {
      id: 'give-avatar',
      label: 'Give a character',
      params: [avatar(), level, constellation, talents],
      example: 'give 10000046 lv90 c6 sl10',
    },
    {
      id: 'give-artifact',
      label: 'Give an artifact',
      params: [
        artifact(),
        mainProperty(),
        subProperties(','),
        range('lv', 'Level', [0, 20], { format: 's-lv' }),
        amount,
      ],
      example: 'give 21442 10001 501204,2 501224,3 lv20',
    },
    {
      id: 'give-all',
      label: 'Give everything of a kind',
      params: [
        choice('kind', 'Kind', {
          all: 'Everything',
          weapons: 'All weapons',
          mats: 'All materials',
          avatars: 'All characters',
        }),
        { ...level, allow: { kind: withLevels } },
        { ...refinement, allow: { kind: ['all', 'weapons'] } },
        { ...constellation, allow: { kind: ['all', 'avatars'] } },
        { ...talents, allow: { kind: ['all', 'avatars'] } },
        { ...amount, allow: { kind: ['mats'] } },
      ],
      example: 'give avatars lv90 c6',
    },
  ],
};

export const clear: CommandHead = {
  head: 'clear',
  level: 'member',
  shapes: [
    {
      id: 'clear',
      label: 'Delete weapons, artifacts or materials',
      warning: warnings.irreversible,
      params: [
        choice('kind', 'Kind', { wp: 'Weapons', art: 'Artifacts', mat: 'Materials', all: 'Everything' }),
        range('lv', 'Up to level', [1, 90], { format: 's-lv', allow: { kind: ['wp', 'art', 'all'] } }),
        range('r', 'Up to refinement', [1, 5], { format: 's-r', allow: { kind: ['wp', 'all'] } }),
        select('stars', 'Up to rarity', {
          '1*': '1 star',
          '2*': '2 stars',
          '3*': '3 stars',
          '4*': '4 stars',
          '5*': '5 stars',
        }),
      ],
      example: 'clear wp lv20 r1 4*',
    },
  ],
};
