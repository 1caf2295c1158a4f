import { foldText } from './fold-text';
import { normaliseText } from './searchable-text';

const fold = (text: string) => foldText(normaliseText(text, 100));
const compact = (text: string) => fold(text).replace(/[ ']/g, '');

test.each([
  ['case', 'GANYU', 'ganyu'],
  ['accents', 'Épée de Façade', 'epee de facade'],
  ['accents of Vietnamese', 'Kiếm Gỗ Đen', 'kiem go den'],
  ['accents that stand alone', 'e\u0301pe\u0301e', 'épée'],
  ['width', 'ＡＢＣ１２３', 'abc123'],
  ['half-width katakana', 'ﾊﾞｰﾊﾞﾗ', 'バーバラ'],
  ['katakana and hiragana', 'ウェンティ', 'うぇんてぃ'],
  ['the dotless i', 'Işık', 'isik'],
  ['the dotted capital i', 'İnci', 'inci'],
  ['a sharp s', 'Größe Straße', 'grosse strasse'],
  ['a d with a stroke', 'Đao', 'dao'],
  ['yo', 'Шеврёз', 'шеврез'],
  ['a ligature', 'ﬁsh', 'fish'],
  ['invisible characters', 'gan\u200byu\ufeff', 'ganyu'],
])('%s makes no difference', (_rule, one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test.each([
  ['kamisato-ayaka', 'Kamisato Ayaka'],
  ["Wolf's Gravestone", 'wolfs gravestone'],
  ['Wolf’s Gravestone', 'wolf-s gravestone'],
  ['歌裴莉娅·备件', '歌裴莉娅备件'],
  ['コッペリア・部品', 'コッペリア部品'],
  ['  hu   tao  ', 'hutao'],
  ['"The Catch"', 'the catch'],
])('%j and %j differ in gaps only', (one, other) => {
  expect(compact(one)).toBe(compact(other));
});

test('a half-typed Hangul syllable begins the whole one, key by key', () => {
  for (const [part, whole] of [
    ['ㄱ', '감우'],
    ['가', '감우'],
    ['감', '가마'],
    ['고', '과일'],
    ['닭', '닭'],
    ['달', '닭'],
  ] as const)
    expect(fold(whole).startsWith(fold(part))).toBe(true);
});

test.each([
  ['a voiced kana', 'か', 'が'],
  ['a Thai vowel', 'ผู', 'ผี'],
  ['a Thai tone', 'ไม้', 'ไม'],
])('%s is another letter', (_rule, one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});

test.each([[''], ['   '], ['%_\\'], ['🙂❤️'], ['\0'], ['\ud800'], ["'''"], ['— · –']])(
  'nothing is left of %j',
  (text) => {
    expect(compact(text)).toBe('');
  },
);

test('a text is cut off, however long it is and however much a sign unfolds to', () => {
  expect(foldText(normaliseText('a'.repeat(5_000_000), 100))).toBe('a'.repeat(100));
  expect(foldText(normaliseText('ﷺ'.repeat(5000), 100)).length).toBeLessThanOrEqual(100);
  expect(normaliseText('😀'.repeat(500), 100)).toBe('😀'.repeat(100));
});
