import { languageTag } from '@starhaven/contracts/handbook';
import { readPickerLanguage } from './picker-language';

const languageOf = (header: string, query = '') =>
  readPickerLanguage(new Request(`http://site.test/command${query}`, { headers: { 'accept-language': header } }));

test('the address decides, then the browser’s first language that items have', () => {
  expect(languageOf('de-DE,de;q=0.9', '?language=jp')).toBe('JP');
  expect(languageOf('sv-SE,de;q=0.5,fr;q=0.7')).toBe('FR');
  expect(languageOf('zh-TW,zh;q=0.9')).toBe('CHT');
  expect(languageOf('zh-CN')).toBe('CHS');
  expect(languageOf('ja')).toBe('JP');
  expect(languageOf('ko-KR')).toBe('KR');
});

test('anything else is English', () => {
  for (const header of ['', '*', 'sv', ';;;q=,', 'x'.repeat(10_000)]) expect(languageOf(header)).toBe('EN');
  expect(languageOf('en', '?language=klingon')).toBe('EN');
});

test('languages have their tags', () => {
  expect([languageTag('CHS'), languageTag('KR'), languageTag('VI')]).toEqual(['zh-Hans', 'ko', 'vi']);
});
