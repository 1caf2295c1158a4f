import { findCanonicalAddress } from './canonical-address';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['2001:db8:0:1:0:0:0:1', '2001:db8:0:1::1'],
  ['64:ff9b::192.0.2.1', '64:ff9b::c000:201'],
  ['::1', '::1'],
])('%s is kept as %s', (text, address) => {
  expect(findCanonicalAddress(text)).toBe(address);
});

test.each([
  '',
  'localhost',
  '203.0.113.256',
  '203.0.113.7/32',
  '2001:db8::/64',
  '0203.0.113.7',
  '3405803783',
  '0xcb.0.113.7',
  'fe80::1%eth0',
  '[::1]',
  '1::2::3',
  '0.0.0.0',
  '::',
  '255.255.255.255',
  '224.0.0.1',
  'ff02::1',
  '203.0.113.7 ::1',
  'x'.repeat(10_000),
])('%j is not an address of a visitor', (text) => {
  expect(findCanonicalAddress(text)).toBeNull();
});
