import { formatTable, judge } from './judge.mjs';

test('a budget is kept at its limit and broken beyond it', () => {
  expect(judge('/', 'anonymousRatio', 0.65).isKept).toBe(true);
  expect(judge('/', 'anonymousRatio', 0.64).isKept).toBe(false);
  expect(judge('/', 'layoutShift', 0).isKept).toBe(true);
  expect(judge('/', 'layoutShift', 0.001).isKept).toBe(false);
  expect(judge('/', 'jsBytes', Number.NaN).isKept).toBe(false);
});

test('a table lines its columns up', () => {
  expect(
    formatTable([
      { page: '/', rps: 12 },
      { page: '/downloads', rps: 3 },
    ]),
  ).toBe('page        rps\n----------  ---\n/           12\n/downloads  3');
});
