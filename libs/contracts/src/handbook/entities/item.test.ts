import * as v from 'valibot';
import { ItemSchema } from './item';

test.each([
  [
    { stats: { BaseValue: 717, LevelAdd: 203.15, StepValue: null, StepNum: null } },
    { BaseValue: 717, LevelAdd: 203.15 },
  ],
  [
    { stats: { BaseValue: '0.0272', StepValue: '0.0039', StepNum: '3', LevelAdd: null } },
    { StepValue: 0.0039, StepNum: 3 },
  ],
])('numbers of a property that a host sends as null count as absent: %#', ({ stats }, read) => {
  expect(v.parse(ItemSchema, { id: 1, name: 'HP', stats }).stats).toMatchObject(read);
});

test.each([
  [{ equipType: 'Flower' }],
  [{ weaponType: {} }],
  [{ appendPropNum: -1 }],
  [{ stats: 'none' }],
  [{ stats: { BaseValue: 'much' } }],
  [{ grup: [] }],
  [{ main: {} }],
])('an item with the unreadable %j loses only this field', (extra) => {
  const [field] = Object.keys(extra);
  const item = v.parse(ItemSchema, { id: 1, name: 'Wanderer', ...extra });
  expect(item).toMatchObject({ id: '1', name: 'Wanderer' });
  expect(item).toHaveProperty(field!, undefined);
});
