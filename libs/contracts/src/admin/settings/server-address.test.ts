import * as v from 'valibot';
import { ServerAddressSchema } from './server-address';

test.each([
  '',
  'play.example.org',
  'play.example.org:22102',
  '203.0.113.4:443',
  '[2001:db8::1]:22102',
  'münchen.test',
  'https://play.test/login',
  'localhost',
])('%s is an address', (text) => expect(v.is(ServerAddressSchema, text)).toBe(true));

test.each([
  '-',
  'a b',
  'host:99999',
  'host:0',
  'javascript:alert(1)',
  'ftp://host',
  'host?x=1',
  '<b>',
  'a..b',
  'x'.repeat(201),
])('%s is not an address', (text) => expect(v.is(ServerAddressSchema, text)).toBe(false));
