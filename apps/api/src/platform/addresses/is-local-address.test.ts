import { isLocalAddress, isLocalSite } from './is-local-address';

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', 'fd00::1', 'fe80::1%eth0'])(
  '%s is local',
  (address) => expect(isLocalAddress(address)).toBe(true),
);

test.each(['203.0.113.7', '172.32.0.1', '11.0.0.1', '2001:db8::1', '::ffff:203.0.113.7', 'nonsense', ''])(
  '%j is not local',
  (address) => expect(isLocalAddress(address)).toBe(false),
);

test.each([
  ['http://localhost:3000', true],
  ['http://inn.local', true],
  ['http://192.168.1.7:3000', true],
  ['http://[::1]:3000', true],
  ['https://play.example.org', false],
  ['https://localhost.evil.test', false],
  ['https://203.0.113.7', false],
])('%s is a local site: %s', (url, isLocal) => {
  expect(isLocalSite(url)).toBe(isLocal);
});
