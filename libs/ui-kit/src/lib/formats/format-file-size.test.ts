import fc from 'fast-check';
import { formatFileSize } from './format-file-size';

const kilo = 1024;

test.each([
  [0, 'Unknown'],
  [-1, 'Unknown'],
  [Number.NaN, 'Unknown'],
  [1, '1.0 B'],
  [1023, '1023.0 B'],
  [kilo, '1.0 KB'],
  [1536, '1.5 KB'],
  [kilo ** 2 - 1, '1.0 MB'],
  [10 * kilo ** 3, '10.0 GB'],
  [3.78 * kilo ** 3, '3.8 GB'],
  [kilo ** 4, '1.0 TB'],
  [5000 * kilo ** 4, '5000.0 TB'],
])('%d bytes show as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test('every size has one decimal and a value under 1024 of its unit, up to terabytes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 49 }), (bytes) => {
      const [, value = ''] = /^(\d+\.\d) (B|KB|MB|GB|TB)$/.exec(formatFileSize(bytes)) ?? [];
      expect(Number(value)).toBeLessThan(1024);
    }),
  );
});
