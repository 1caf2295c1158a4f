import fc from 'fast-check';
import { selectSmallest } from './select-smallest';

test('the smallest come sorted, however many and in whatever order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { maxLength: 300 }), fc.nat(320), (values, count) => {
      const wanted = values.toSorted((a, b) => a - b).slice(0, count);
      expect([...selectSmallest(Float64Array.from(values), Math.min(count, values.length))]).toEqual(wanted);
    }),
  );
});

test.each([
  ['upwards', (at: number) => at],
  ['downwards', (at: number) => -at],
  ['like a saw', (at: number) => (at % 7) * 10_000 + at],
])('values that go %s are selected correctly', (_name, valueAt) => {
  const values = Float64Array.from({ length: 10_000 }, (_, at) => valueAt(at));
  expect([...selectSmallest(values.slice(), 3)]).toEqual([...values.toSorted().slice(0, 3)]);
});
