import type { NameLanguage } from '@starhaven/contracts/handbook';
import { ownDescs } from './own-descs';

const isKept = (language: NameLanguage, text: string) => ownDescs({ [language]: text })[language] === text;

test.each<[NameLanguage, string]>([
  ['CHS', 'test 空之神殿神瞳'],
  ['EN', '空之神殿神瞳'],
  ['EN', '（test）摇曳鳗01'],
  ['EN', '(test) An item of ours'],
  ['EN', 'test_02'],
  ['CHS', '测试用道具'],
  ['DE', 'Описание предмета'],
  ['RU', 'A test of the gate'],
  ['KR', '神之眼'],
  ['JP', 'A lantern of the inn.'],
  ['TH', 'A lantern of the inn.'],
])('%s is not the language of %j', (language, text) => expect(isKept(language, text)).toBe(false));

test.each<[NameLanguage, string]>([
  ['EN', 'Test your skill with 神里 Ayaka.'],
  ['DE', 'Ein Test für die Messerarbeit.'],
  ['CHS', '仅在以下平台可用：\n"PlayStation™Network"\n风之翼款式。'],
  ['JP', '好感度のLvUPに使用できる。'],
  ['RU', 'Именная карта.\nО прекрасная птица.\nPirka chikappo! Kapatcir'],
  ['TH', 'ลายนามบัตร\n"It\'s Baron Bunny!"'],
  ['KR', '이상한 츄츄족'],
  ['EN', '+20 %'],
])('%s is the language of %j', (language, text) => expect(isKept(language, text)).toBe(true));

test('a text that only repeats the English one is in English only', () => {
  expect(ownDescs({ EN: 'An orb.', ID: 'An orb.', DE: 'Eine Kugel.' })).toEqual({ EN: 'An orb.', DE: 'Eine Kugel.' });
});
