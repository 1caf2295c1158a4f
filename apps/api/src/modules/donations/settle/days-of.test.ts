import { daysOf } from './days-of';

const rule = { amounts: { least: 5, amount: 10, months: 2 }, rates: [{ currency: 'IDR', perDollar: 15_000 }] };

test.each([
  ['exactly 5 dollars', 500, 'USD', 'too-small'],
  ['one cent more', 501, 'USD', 30],
  ['7.50 dollars', 750, 'USD', 45],
  ['10 dollars', 1_000, 'USD', 60],
  ['a large amount', 100_000_000, 'USD', 3_660],
  ['5 dollars in rupiahs', 7_500_000, 'IDR', 'too-small'],
  ['10 dollars in rupiahs', 15_000_000, 'IDR', 60],
  ['a currency that is not set', 1_000, 'EUR', 'currency'],
])('%s', (_, amount, currency, days) => {
  expect(daysOf({ amount, currency }, rule)).toBe(days);
});

test('a changed rule applies at once', () => {
  expect(daysOf({ amount: 300, currency: 'USD' }, { ...rule, amounts: { least: 2, amount: 3, months: 1 } })).toBe(30);
});
