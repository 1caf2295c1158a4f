import { newCommand } from './any-command';

// Two dialects of one game in which the same letter has different meanings (docs/engines.md).
const id = (type: string, label: string) => ({ id: 'id', label, type, format: 'blank', required: true });
const number = (own: string, label: string, format: string, max?: number) => ({
  id: own,
  label,
  type: max === undefined ? 'number' : 'range',
  format,
  min: 0,
  max,
});
const kinds = (data: Record<string, string>) => ({
  id: 'kind',
  label: 'Kind',
  type: 'select',
  format: 'blank',
  data,
  required: true,
});

export const lunarcore = [
  newCommand({
    id: 'give-item',
    aliases: ['g'],
    label: 'Give an item',
    params: [id('itemList', 'Item'), number('x', 'Amount', 's-x')],
  }),
  newCommand({
    id: 'give-cone',
    aliases: ['g'],
    label: 'Give a light cone',
    params: [
      id('weaponList', 'Light cone'),
      number('lv', 'Level', 's-lv', 80),
      number('p', 'Ascension', 's-p', 6),
      number('s', 'Superimposition', 's-s', 5),
    ],
  }),
  newCommand({
    id: 'give-relic',
    aliases: ['g'],
    label: 'Give a relic',
    params: [
      { ...id('artifactList', 'Relic'), multi: false },
      { id: 'main', label: 'Main property', type: 'propmainList', format: 's-s', multi: false },
      { id: 'sub', label: 'Sub properties', type: 'propSub', format: 'blank', split: ':' },
      number('lv', 'Level', 's-lv', 15),
    ],
  }),
  newCommand({
    id: 'all',
    head: 'giveall',
    label: 'Give everything of a kind',
    params: [kinds({ avatars: 'Characters', consumables: 'Food' }), number('lv', 'Level', 's-lv', 80)],
  }),
];

export const danheng = [
  newCommand({
    id: 'item',
    aliases: ['g'],
    label: 'Give an item',
    params: [id('itemList', 'Item'), number('x', 'Amount', 's-x')],
  }),
  newCommand({
    id: 'cone',
    aliases: ['g'],
    label: 'Give a light cone',
    params: [
      id('weaponList', 'Light cone'),
      number('l', 'Level', 's-l', 70),
      { ...number('x', 'Amount', 's-x'), value: '1' },
      number('r', 'Superimposition', 's-r', 5),
    ],
  }),
  newCommand({
    id: 'relic',
    head: 'relic',
    label: 'Give a relic',
    params: [
      { ...id('artifactList', 'Relic'), multi: false },
      { id: 'main', label: 'Main property', type: 'propmainList', format: 'blank', multi: false },
      { id: 'sub', label: 'Sub properties', type: 'propSub', format: 'blank', split: ':' },
      number('l', 'Level', 's-l', 9999),
    ],
  }),
  newCommand({
    id: 'all',
    head: 'giveall',
    label: 'Give everything of a kind',
    params: [kinds({ avatar: 'Characters', pet: 'Pets' }), number('l', 'Level', 's-l', 80)],
  }),
];
