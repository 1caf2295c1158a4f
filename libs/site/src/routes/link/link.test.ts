import { encodeBase64Url } from '@starhaven/ui-kit';
import { readLinkTarget } from './link-target.server';

const target = (url: string) => readLinkTarget(encodeBase64Url(url));

test('an http or https address is a valid target', () => {
  expect(target('https://example.org/a?b=c#d')).toEqual({
    state: 'valid',
    href: 'https://example.org/a?b=c#d',
    host: 'example.org',
  });
  expect(target('//example.org/x')).toMatchObject({ state: 'valid', href: 'https://example.org/x' });
});

test('a look-alike host is shown in its ASCII form', () => {
  expect(target('https://exаmple.org/')).toMatchObject({ host: 'xn--exmple-4nf.org' });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.org',
  '/local',
  'https://user:pw@example.org',
  'https://',
  'nonsense',
])('%s is not a target', (url) => {
  expect(target(url)).toMatchObject({ state: 'invalid', reason: 'The provided link is invalid or malformed.' });
});

test('text that is not base64 says so, and no text is a missing link', () => {
  expect(readLinkTarget('%%%')).toEqual({ state: 'invalid', reason: 'Invalid Base64 encoded URL' });
  expect(readLinkTarget('____')).toMatchObject({ state: 'invalid' });
  expect(readLinkTarget(undefined)).toEqual({ state: 'missing' });
});
