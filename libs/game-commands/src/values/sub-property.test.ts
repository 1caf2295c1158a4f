import { defaultSlotFilter, filterProperties, propertyFilterOf } from './property-filter';
import { subValueText } from './property-value';
import { defaultStep, findSubProperty, subSlotFor } from './sub-property';

// Numbers of the games' own tables.
const critRate = {
  id: '501201',
  grup: '501',
  stats: { BaseValue: 0.0272, StepValue: 0.0039, StepNum: 3, Property: 'CRITICAL' },
};
const critDamage = {
  id: '501221',
  grup: '501',
  stats: { BaseValue: 0.0544, StepValue: 0.00776667, StepNum: 3, Property: 'CRITICAL_HURT' },
};
const speed = { id: '7', grup: '5', stats: { BaseValue: 2, StepValue: 0.3, StepNum: 2, Property: 'SpeedDelta' } };
const properties = [critRate, critDamage, speed];

test.each([
  [1, '501204', 1, '3.89%'],
  [1, '501204', 2, '7.78%'],
  [1, '501202', 1, '3.11%'],
  [1, '501224', 6, '46.62%'],
  [1, '501225', 1, null],
  [2, '7', 1, '3'],
  [2, '7', 2, '5'],
  [2, '8', 1, null],
])('game %i, slot %s ×%i shows %j', (game, id, count, shown) => {
  const found = findSubProperty({ id, count, step: null }, { game, properties });
  expect(found && subValueText(found.property.stats, found.step ?? defaultStep(found.property), count)).toBe(shown);
});

test('in Genshin the step is in the id, elsewhere it is not in the line', () => {
  expect(subSlotFor(critRate, { game: 1, count: 2, step: 3 })).toEqual({ id: '501204', count: 2, step: null });
  expect(subSlotFor(speed, { game: 2, step: 2 })).toEqual({ id: '7', count: 1, step: null });
  expect(findSubProperty({ id: '501203', count: 1, step: null }, { game: 1, properties })).toEqual({
    property: critRate,
    step: 2,
  });
});

test('a slot starts with the highest step, or 2', () => {
  expect(defaultStep(critRate)).toBe(3);
  expect(defaultStep({ id: '1', stats: null })).toBe(2);
});

test.each([
  [1, '1000', undefined, { hasToggle: true, isFiltered: true }],
  [1, '1000', false, { hasToggle: true, isFiltered: false }],
  [1, '', undefined, { hasToggle: false, isFiltered: false }],
  [2, '51', undefined, { hasToggle: false, isFiltered: true }],
  [2, '51', false, { hasToggle: false, isFiltered: true }],
  [2, '', undefined, { hasToggle: false, isFiltered: false }],
  [3, '1', undefined, { hasToggle: true, isFiltered: true }],
])('game %i, group %j, choice %j: %j', (game, group, isAuto, expected) => {
  expect(propertyFilterOf({ game, group, isAuto })).toEqual(expected);
});

test('a narrowed list has the properties of the group', () => {
  expect(filterProperties(properties, { group: '5', isFiltered: true })).toEqual([speed]);
  expect(filterProperties(properties, { group: '5', isFiltered: false })).toHaveLength(3);
});

test('the artifact picker starts with four slots in Genshin', () => {
  expect([1, 2, 3].map(defaultSlotFilter)).toEqual([4, null, null]);
});
