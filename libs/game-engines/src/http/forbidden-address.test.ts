import { isForbiddenAddress } from './forbidden-address';
import { findUrlFault } from './find-url-fault';

test.each([
  '169.254.169.254',
  '169.254.0.1',
  'fe80::1',
  'fe80::1%eth0',
  'fd00:ec2::254',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a9fe:a9fe',
  '[fe80::1]',
  '100.100.100.200',
  'fd20:ce::254',
  '::169.254.169.254',
  '::a9fe:a9fe',
  '0:0:0:0:0:ffff:a9fe:a9fe',
  '2002:a9fe:a9fe::1',
  '64:ff9b:1::a9fe:a9fe',
])('%s may not be requested', (address) => expect(isForbiddenAddress(address)).toBe(true));

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.1.9',
  '::1',
  'fd00::1',
  '8.8.8.8',
  '2002:808:808::1',
  '::ffff:127.0.0.1',
  'example.org',
])('%s may be requested', (address) => expect(isForbiddenAddress(address)).toBe(false));

test.each([
  ['ftp://example.org', 'must begin with http:// or https://'],
  ['file:///etc/passwd', 'must begin with http:// or https://'],
  ['http://user:hunter2@example.org', 'must not hold a user name or password'],
  ['http://example.org/?token=hunter2', 'must end before ? and #'],
  ['http://169.254.169.254/latest', 'leads to a forbidden address'],
  ['http://0xA9FEA9FE/', 'leads to a forbidden address'],
  ['http://2852039166/', 'leads to a forbidden address'],
  ['http://[::ffff:169.254.169.254]/', 'leads to a forbidden address'],
  ['http://metadata.google.internal/', 'leads to a forbidden address'],
  ['http://METADATA.google.internal./', 'leads to a forbidden address'],
  ['not a url', 'is not a URL'],
])('%s %s', (url, fault) => expect(findUrlFault(url)).toBe(fault));

test.each(['http://127.0.0.1:443', 'https://game.example.org/base/', 'http://[::1]:8080'])('%s is fine', (url) =>
  expect(findUrlFault(url)).toBeNull(),
);
