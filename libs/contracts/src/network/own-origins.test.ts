import { ownOrigins } from './own-origins';

test('a site on this machine has an origin for each of the names of the machine', () => {
  expect([...ownOrigins('http://127.0.0.1:3000')]).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ]);
});

test('any other site has the origin of its address', () => {
  expect([...ownOrigins('https://inn.test/base')]).toEqual(['https://inn.test']);
  expect([...ownOrigins('http://inn.test:8080')]).toEqual(['http://inn.test:8080']);
  expect([...ownOrigins('https://localhost:3000')]).toEqual(['https://localhost:3000']);
});
