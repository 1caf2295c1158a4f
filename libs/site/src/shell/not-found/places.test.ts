import { meantPlaces } from './places';

const guessed = (path: string) => {
  const { isGuess, links } = meantPlaces(path);
  return isGuess ? links.map(({ to }) => to) : null;
};

test.each([
  ['/downlaods', ['/downloads']],
  ['/handbok/kazuha', ['/handbook']],
  ['/Genshin', ['/downloads/genshin-impact']],
  ['/en/status', ['/status']],
])('%s may mean %j', (path, places) => expect(guessed(path)).toEqual(places));

test.each(['/', '/xyz', '/a/b', '/admin'])('%s is like no place, so all are shown', (path) => {
  expect(guessed(path)).toBeNull();
  expect(meantPlaces(path).links.map(({ to }) => to)).toContain('/handbook');
});
