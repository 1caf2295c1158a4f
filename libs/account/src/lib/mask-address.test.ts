import { maskAddress } from './mask-address';

test.each([
  ['203.0.113.7', '203.***.7'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:***:7348'],
  ['2001:db8::7', '2001:***:7'],
  ['::1', ':***:1'],
  ['localhost', 'l***t'],
  ['', ''],
])('%s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});
