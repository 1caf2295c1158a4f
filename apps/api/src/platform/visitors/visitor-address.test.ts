import { signVisitorAddress } from '@starhaven/node-kit/server';
import { findVisitor } from './visitor-address';

const secret = 'a-secret-that-is-long-enough-for-a-test';
const socket = '10.1.1.1';

test('a signed address counts', () => {
  expect(findVisitor(signVisitorAddress('203.0.113.7', secret), socket, secret)).toEqual({
    kind: 'address',
    address: '203.0.113.7',
    isSigned: true,
  });
  expect(findVisitor(signVisitorAddress('2001:db8::1', secret), socket, secret)).toMatchObject({
    address: '2001:db8::1',
  });
});

test('a signed empty address is the web server itself', () => {
  expect(findVisitor(signVisitorAddress('', secret), socket, secret)).toEqual({ kind: 'web-server' });
});

test.each([
  ['no header', undefined],
  ['no signature', '203.0.113.7'],
  ['another secret', signVisitorAddress('203.0.113.7', 'x')],
  ['a signature of another address', `203.0.113.8;${signVisitorAddress('203.0.113.7', secret).split(';')[1]}`],
  ['nothing signed', ';'],
  ['a signed word', signVisitorAddress('everyone', secret)],
  ['two headers', [signVisitorAddress('203.0.113.7', secret), 'x']],
  ['a very long one', signVisitorAddress('1'.repeat(300), secret)],
])('%s: the socket counts', (_, header) => {
  expect(findVisitor(header, socket, secret)).toEqual({ kind: 'address', address: socket, isSigned: false });
});
