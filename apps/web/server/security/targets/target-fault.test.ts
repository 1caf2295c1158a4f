import { findTargetFault } from './target-fault';

test.each([
  '/',
  '/downloads/genshin-impact?platform=PC',
  '/handbook/a%2Fb',
  '/handbook/%255C',
  '/a//b',
  '/?x=//%',
  '/%F0%9F%8E%AE',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/handbook/%00',
  '/a/../b',
  '/a/..',
  '/..a//b',
])('%s may be asked for', (target) => expect(findTargetFault(target)).toBeNull());

test.each([
  [undefined, 'form'],
  ['', 'form'],
  ['*', 'form'],
  ['http://x/', 'form'],
  ['site.test:443', 'form'],
  ['//', 'host'],
  ['//evil.test/', 'host'],
  ['/\\evil.test', 'host'],
  ['/%5C', 'host'],
  ['/%5cevil.test', 'host'],
  ['/%2F', 'host'],
  ['/%2f%2fevil.test', 'host'],
  ['/..//%5c', 'host'],
  ['/a/..//evil.test', 'host'],
  ['/.//evil.test', 'host'],
  ['/%2e%2E//evil.test', 'host'],
  ['/..\\/evil.test', 'host'],
  ['/./%5Cevil.test', 'host'],
])('%s is refused: %s', (target, fault) => expect(findTargetFault(target)).toBe(fault));
