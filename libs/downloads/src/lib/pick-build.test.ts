import type { Platform } from '@starhaven/contracts/games';
import { pickBuild, pickerSearch } from './pick-build';

const build = (name: string, short = '') => ({ name, project: { name_engine: 'Engine', short }, download: [] });
const platforms: Platform[] = [
  { platfrom: 'PC', version: [build('5.4', 'GC'), build('5.4', 'X'), build('5.3', 'GC')] },
  { platfrom: 'Android', version: [build('5.2')] },
  { platfrom: 'iOS', version: [] },
];
const picked = (query: string) => {
  const result = pickBuild(platforms, new URLSearchParams(query));
  return [result?.platform.platfrom, result?.build?.name, result?.build?.project?.short];
};

test('the first platform and its first version are the default', () => {
  expect(picked('')).toEqual(['PC', '5.4', 'GC']);
});

test('choosing a platform selects its first version', () => {
  expect(picked('platform=android')).toEqual(['Android', '5.2', '']);
  expect(picked('platform=Android&version=5.3-GC')).toEqual(['Android', '5.2', '']);
});

test('two builds of one version are distinguished by their engine', () => {
  expect(picked('platform=PC&version=5.4-X')).toEqual(['PC', '5.4', 'X']);
});

test("a phone's own platform is the default where there is one, but the address wins", () => {
  const forDevice = (query: string, device: 'android' | 'ios', among = platforms) => {
    const result = pickBuild(among, new URLSearchParams(query), device);
    return [result?.platform.platfrom, result?.isForDevice, result?.missing];
  };
  expect(forDevice('', 'android')).toEqual(['Android', true, null]);
  expect(forDevice('', 'ios')).toEqual(['iOS', true, null]);
  expect(forDevice('platform=PC', 'android')).toEqual(['PC', false, null]);
  expect(forDevice('platform=Amiga', 'android')).toEqual(['PC', false, 'Amiga']);
  expect(forDevice('', 'ios', platforms.slice(0, 1))).toEqual(['PC', false, null]);
});

test('a version without its engine is the first of that version', () => {
  expect(picked('platform=PC&version=5.3')).toEqual(['PC', '5.3', 'GC']);
});

test('unknown names fall back, an empty platform has no build, no platform is nothing', () => {
  expect(picked('platform=Amiga&version=1')).toEqual(['PC', '5.4', 'GC']);
  expect(picked('platform=iOS')).toEqual(['iOS', undefined, undefined]);
  expect(pickBuild([], new URLSearchParams())).toBeNull();
});

test('a selection survives its way through the URL', () => {
  for (const platform of platforms) {
    for (const candidate of platform.version) {
      const result = pickBuild(platforms, new URLSearchParams(pickerSearch(platform, candidate)));
      expect(result?.build).toBe(candidate);
    }
  }
});

test('what was asked for and does not exist is named', () => {
  const missing = (query: string) => pickBuild(platforms, new URLSearchParams(query))?.missing;
  expect([missing(''), missing('platform=PC&version=5.3'), missing('version=5.4-X')]).toEqual([null, null, null]);
  expect([missing('platform=Amiga'), missing('version=9.9'), missing('platform=iOS&version=1')]).toEqual([
    'Amiga',
    '9.9',
    '1',
  ]);
});
