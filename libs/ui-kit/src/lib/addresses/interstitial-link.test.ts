import fc from 'fast-check';
import { decodeBase64Url, encodeBase64Url, isExternalHref, toInterstitialHref } from './interstitial-link';

test('any text survives the way through the address', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).filter(Boolean),
      (text) => decodeBase64Url(encodeBase64Url(text)) === text,
    ),
  );
});

test('plain base64 with padding is understood too', () => {
  expect(decodeBase64Url(Buffer.from('https://example.org/??>').toString('base64'))).toBe('https://example.org/??>');
});

test.each(['', '%', 'a b', '====', '_w'])('%j is not base64 of a text', (encoded) => {
  expect(decodeBase64Url(encoded)).toBeNull();
});

test('an external address leads through the interstitial', () => {
  expect(toInterstitialHref('https://example.org')).toBe('/link/aHR0cHM6Ly9leGFtcGxlLm9yZw');
  expect([
    isExternalHref('https://a.test'),
    isExternalHref('//a.test'),
    isExternalHref('/a'),
    isExternalHref('mailto:a@b'),
  ]).toEqual([true, true, false, false]);
  expect(isExternalHref('https://own.test/x', 'https://own.test')).toBe(false);
});
