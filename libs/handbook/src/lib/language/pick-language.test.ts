import { pickLanguage } from './pick-language';

const offered = [
  { value: 'EN', tag: 'en' },
  { value: 'CHS', tag: 'zh-Hans' },
  { value: 'CHT', tag: 'zh-Hant' },
  { value: 'JP', tag: 'ja' },
];

test.each([
  [['ja-JP', 'en'], 'JP'],
  [['zh-TW'], 'CHT'],
  [['zh-CN'], 'CHS'],
  [['zh'], 'CHS'],
  [['nl', 'en-GB'], 'EN'],
  [['nl', '*'], undefined],
])('a browser that wants %j gets %s', (wanted, language) => {
  expect(pickLanguage(offered, wanted)).toBe(language);
});
