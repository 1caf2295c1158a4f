import { giveCommand } from '../../testing/commands';
import { findInChosen, toCommandFacts, wantedItems } from './chosen-items';
import type { ChosenItems } from './chosen-items';

const stats = { BaseValue: 0.0272, StepValue: 0.0039, StepNum: 3, Property: 'CriticalChance' };
const chosen: ChosenItems = {
  game: 1,
  language: 'EN',
  lists: [
    { type: 'itemList', rows: [{ id: '7', name: 'Lantern' }], missing: ['8'] },
    { type: 'propSub', rows: [{ id: '501201', name: 'CRIT Rate', stats }], missing: ['9'] },
    {
      type: 'propmainList',
      rows: [
        { id: '1', name: 'HP', grup: '51' },
        { id: '1', name: 'ATK', grup: '52' },
      ],
      missing: [],
    },
    { type: 'artifactList', rows: [{ id: '77', name: 'Flower', main: '51', appendPropNum: 3 }], missing: [] },
  ],
};
const facts = toCommandFacts(findInChosen(chosen));

test('only item ids are looked up, not keywords of the command or parameters without a value', () => {
  const values = { artifact: ['77'], sub: ['501204:2', '501231'], item: ['all', '7'] };
  expect(wantedItems(giveCommand, values)).toEqual([
    { type: 'artifactList', ids: ['77'] },
    { type: 'propSub', ids: ['501204', '501231'] },
    { type: 'itemList', ids: ['7'] },
  ]);
});

test('an id is missing only if the data was asked for it', () => {
  expect(facts.hasItem?.('itemList', '7')).toBe(true);
  expect(facts.hasItem?.('itemList', '8')).toBe(false);
  expect(facts.hasItem?.('itemList', '123')).toBe(true);
  expect(facts.hasItem?.('weaponList', '8')).toBe(true);
});

test('a tier of a roll belongs to its property', () => {
  expect(facts.hasItem?.('propSub', '501204')).toBe(true);
  expect(facts.itemName?.('propSub', '501204')).toBe('CRIT Rate');
  expect(facts.hasItem?.('propSub', '9')).toBe(false);
});

test('an id that means different properties in different groups has no name', () => {
  expect(facts.itemName?.('propmainList', '1')).toBeNull();
});

test('an artifact has its property groups and its number of sub properties', () => {
  expect(facts.artifact?.('77')).toEqual({ main: '51', sub: '', appendPropNum: 3 });
  expect(facts.artifact?.('78')).toBeNull();
});
