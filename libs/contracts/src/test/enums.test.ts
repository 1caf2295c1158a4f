import { commandParamTypes } from '../commands';
import { commandParamTypeOf } from '../commands/entities/command-param-type';
import { defaultLanguage, findRarity, ItemType, languages, rarities } from '../handbook';
import { isInGameEntry, socialLoginPath } from '../session';
import { serverPrivacyLabel } from '../status';

test('the lists of the spec are complete', () => {
  expect(languages).toHaveLength(14);
  expect(defaultLanguage).toBe('EN');
  expect(Object.values(ItemType)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(commandParamTypes).toHaveLength(13);
  expect(rarities.map((rarity) => rarity.color)).toEqual(['gray', 'green', 'blue', 'purple', 'orange', 'amber']);
});

test('labels of known and unknown values', () => {
  expect([0, 1, 2, 3, 4, -1].map(serverPrivacyLabel)).toEqual([
    'Internal',
    'Testing',
    'Beta',
    'Public',
    'Unknown',
    'Unknown',
  ]);
  expect(findRarity(5)?.name).toBe('SuperRare');
  expect(findRarity(0)).toBeNull();
  expect(commandParamTypeOf('propSub')).toBe('propSub');
});

test('the path of a social login', () => {
  expect(socialLoginPath('discord', { type: 'web' })).toBe('/account/login/discord?type=web');
  expect(socialLoginPath('twitter', { type: 'link', session: 'a b' })).toBe(
    '/account/login/twitter?type=link&session=a+b',
  );
  expect(isInGameEntry('ingame_pc')).toBe(true);
  expect(isInGameEntry('web')).toBe(false);
});
