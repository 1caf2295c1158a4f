import { isPublicAddress } from './is-public-address';

test.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111'])('%s is an address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...[
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.100.100.200',
    '224.0.0.1',
  ],
  ...['255.255.255.255', '192.0.0.192', '::1', '::', 'fe80::1', 'fd00:ec2::254', '::ffff:127.0.0.1', '::ffff:7f00:1'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:1::1', '2001:db8::1', 'fe80::1%eth0', 'example.org', ''],
])('%s is not an address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
