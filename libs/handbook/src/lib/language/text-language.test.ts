import { otherLanguage } from './text-language';

test.each([
  ['Kamisato Ayaka', 'EN', undefined, null],
  ['Kamisato Ayaka', 'DE', 'EN', 'en'],
  ['神里綾華', 'JP', undefined, null],
  ['三月七', 'EN', 'CHS', 'zh-Hans'],
  ['三月七', 'EN', undefined, 'zh'],
  ['あやか', 'CHS', undefined, 'ja'],
  ['호두', 'EN', 'EN', 'ko'],
  ['Lantern', 'JP', undefined, ''],
  ['500', 'KR', undefined, null],
] as const)('%j, asked for in %s and told %s, is in %j', (text, asked, told, tag) => {
  expect(otherLanguage(text, asked, told)).toBe(tag);
});
