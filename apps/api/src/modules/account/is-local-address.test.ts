import { isLocalAddress } from './is-local-address';

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', 'fd00::1', 'fe80::1%eth0'])(
  '%s is local',
  (address) => expect(isLocalAddress(address)).toBe(true),
);

test.each(['203.0.113.7', '172.32.0.1', '11.0.0.1', '2001:db8::1', '::ffff:203.0.113.7', 'nonsense', ''])(
  '%j is not',
  (address) => expect(isLocalAddress(address)).toBe(false),
);
