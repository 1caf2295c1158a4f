import { numberOf } from './number-of';

test('reads plain numbers, values and fixed point numbers', () => {
  expect(numberOf(0.5)).toBe(0.5);
  expect(numberOf({ Value: 45.1584 })).toBe(45.1584);
  // 45.1584 * 2^32, as in dumps with fixed-point numbers.
  expect(numberOf({ RawValue: 193953851139 })).toBeCloseTo(45.1584, 6);
  expect(numberOf('24')).toBe(24);
  expect(numberOf({})).toBeUndefined();
  expect(numberOf({ Value: { Value: 1 } })).toBeUndefined();
});
