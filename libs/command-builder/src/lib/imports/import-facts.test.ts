import type { ItemParamType } from '@starhaven/game-commands';
import type { PickerRow } from '../picker-rows/picker-row';
import { toImportFacts } from './import-facts';

const item = (id: string, name: string, more: object = {}): PickerRow => ({ id, name, stars: 5, ...more });
const piece = (id: string, equipType: number, stars: number) => item(id, `Piece ${id}`, { equipType, stars });
const lists = new Map<ItemParamType, PickerRow[]>([
  ['avatarList', [item('10000046', 'Hu Tao'), item('11000046', 'Hu Tao')]],
  ['weaponList', [item('13501', 'Staff of Homa'), item('11401', 'Favonius Sword')]],
  [
    'artifactList',
    [piece('80514', 4, 5), piece('80513', 4, 5), piece('80412', 4, 4), piece('80523', 2, 5), piece('81513', 4, 5)],
  ],
]);
const facts = toImportFacts(lists, {}, new Map([['CrimsonWitchOfFlames', '80513']]));

test.each([
  ['HuTao', '10000046'],
  ['Nobody', null],
])('the character %s is %s', (name, id) => expect(facts.avatarByName(name)).toBe(id));

test('weapons are found without spaces', () => expect(facts.weaponByName('StaffOfHoma')).toBe('13501'));

test.each([
  [4, 5, '80513'],
  [4, 4, '80412'],
  [2, 5, '80523'],
  [1, 5, null],
])('the piece of a set in slot %i with %i stars is %s', (slot, stars, id) => {
  expect(facts.artifactByName('CrimsonWitchOfFlames', slot, stars)).toBe(id);
  expect(facts.artifactByName('Unknown', slot, stars)).toBeNull();
});
