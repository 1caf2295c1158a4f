import { ItemType } from '@starhaven/contracts/handbook';
import { newItem } from './new-item';
import { propertyFault } from './property-fault';

const fault = (type: ItemType, name: string | undefined, stats: object) =>
  propertyFault(newItem(type, 1, { name, fields: { stats: { Property: 'X', BaseValue: 0, ...stats } } }));

test.each([
  ['without a name', ItemType.ArtifactSub, undefined, { BaseValue: 1 }, 'is a property without a name (X)'],
  ['main, all zero', ItemType.ArtifactMain, 'HP', { LevelAdd: 0 }, 'is a property without a value'],
  ['sub, all zero', ItemType.ArtifactSub, 'HP', { StepValue: 0, StepNum: 0 }, 'is a property without a value'],
  ['main that only grows', ItemType.ArtifactMain, 'HP', { LevelAdd: 1 }, undefined],
  ['sub of one tier', ItemType.ArtifactSub, 'HP', { BaseValue: 2, StepValue: 0, StepNum: 0 }, undefined],
])('property %s', (_what, type, name, stats, reason) => expect(fault(type, name, stats)).toBe(reason));

test('items of other types need no name', () => {
  expect(propertyFault(newItem(ItemType.Normal, 1))).toBeUndefined();
});
