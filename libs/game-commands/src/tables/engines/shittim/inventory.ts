import type { CommandHead } from '../../command-table';
import { warnings } from '../../warnings';
import { choice, item, number, range, text } from '../params';

const amount = number('n', 'Amount', { required: true, min: 1 });
const kinds = choice('kind', 'Kind', {
  characters: 'Students',
  weapons: 'Unique weapons',
  equipments: 'Equipment',
  items: 'Items',
  gears: 'Unique items',
  lobbies: 'Memory lobbies',
  scenarios: 'Stories',
  furnitures: 'Furniture',
  emblems: 'Emblems',
  all: 'Everything',
});

/** Commands about items. Equipment and currencies have their own lists of ids, which no picker shows, so these ids are typed. */
export const inventory: CommandHead[] = [
  {
    head: 'give',
    level: 'member',
    shapes: [{ id: 'give-item', label: 'Give an item', params: [item(), amount], example: 'give 10 5' }],
  },
  { head: 'giveall', level: 'member', shapes: [{ id: 'give-all', label: 'Give all items', example: 'giveall' }] },
  {
    head: 'giveequip',
    level: 'member',
    shapes: [
      {
        id: 'give-equipment',
        label: 'Give equipment',
        params: [
          text('id', 'Name or id', { required: true }),
          range('tier', 'Tier', [1, 10], { required: true }),
          amount,
        ],
        example: 'giveequip 1 10 5',
      },
    ],
  },
  {
    head: 'giveallequip',
    level: 'member',
    shapes: [{ id: 'give-all-equipment', label: 'Give all equipment', example: 'giveallequip' }],
  },
  {
    head: 'currency',
    level: 'member',
    shapes: [
      {
        id: 'currency',
        label: 'Give a currency',
        params: [text('id', 'Name or id', { required: true }), amount],
        example: 'currency gem 1000',
      },
      { id: 'currency-show', label: 'Show my currencies', text: 'currency show', example: 'currency show' },
    ],
  },
  {
    head: 'inventory',
    level: 'member',
    shapes: [
      {
        id: 'inventory-add',
        label: 'Add everything of a kind',
        text: 'inventory add',
        warning: warnings.relog,
        params: [kinds, text('option', 'Option')],
        example: 'inventory add items',
      },
      {
        id: 'inventory-remove',
        label: 'Remove everything of a kind',
        text: 'inventory remove',
        warning: warnings.irreversible,
        params: [kinds],
        example: 'inventory remove furnitures',
      },
    ],
  },
  {
    head: 'clearinventory',
    level: 'member',
    shapes: [
      { id: 'clear-inventory', label: 'Remove everything', warning: warnings.irreversible, example: 'clearinventory' },
    ],
  },
  {
    head: 'mail',
    level: 'member',
    shapes: [
      {
        id: 'mail',
        label: 'Send me a mail',
        params: [
          text('type', 'Kind of the things', { required: true }),
          text('ids', 'Ids, with commas between', { required: true }),
          amount,
        ],
        example: 'mail Item 10,11 5',
      },
    ],
  },
  {
    head: 'listitem',
    level: 'member',
    shapes: [
      {
        id: 'list-items',
        label: 'Search items',
        params: [text('search', 'Part of the name', { required: true })],
        example: 'listitem gift',
      },
    ],
  },
  {
    head: 'checkitem',
    level: 'member',
    shapes: [
      {
        id: 'check-item',
        label: 'Show how many of an item I have',
        params: [text('name', 'Name', { required: true })],
        example: 'checkitem gem',
      },
    ],
  },
];
