import { ShownMessages } from './shown-messages';

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

test('keeps the newest messages of each room, in whatever order they were added', () => {
  const shown = new ShownMessages();
  shown.add('quiet', [1, 2]);
  shown.add('public', range(10_000, 10_500));
  // The history of the room is older than its live messages.
  shown.add('public', range(9_000, 9_500));
  expect(shown.all().sort((a, b) => a - b)).toEqual([1, 2, ...range(10_000, 10_500)]);
});

test('a removed message is not shown any more', () => {
  const shown = new ShownMessages();
  shown.add('public', [1, 2, 3]);
  shown.add('public', [2]);
  shown.remove([2, 7]);
  expect(shown.all()).toEqual([1, 3]);
});
