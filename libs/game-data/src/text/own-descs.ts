import type { NameLanguage } from '@starhaven/contracts';

/** A letter of the language, for those that are not written in Latin letters. */
const scripts: Partial<Record<NameLanguage, RegExp>> = {
  CHS: /\p{Script=Han}/u,
  CHT: /\p{Script=Han}/u,
  JP: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  KR: /\p{Script=Hangul}/u,
  RU: /\p{Script=Cyrillic}/u,
  TH: /\p{Script=Thai}/u,
};
const latinLetters = /\p{Script=Latin}/gu;
/** Greek to Thai and beyond, and everything from East Asia: what Latin letters and their signs lie outside of. */
const otherLetters = /[\u0370-\u1cff\u2e80-\u9fff\ua000-\ud7ff\uf900-\ufaff]/g;
const anyLetter = /\p{L}/u;

const developers = [
  /^\s*[([（【]\s*(?:test|测试|測試|テスト|테스트)\s*[)\]）】]/i,
  /^\s*(?:测试|測試)(?:用|文本|描述|$)/,
  /^\s*(?:test|todo|tbd|placeholder)[\s\d._-]*$/i,
];
/** "Test your skill" is a sentence, but in no language of another script does one begin so. */
const beginsWithTest = /^\s*test[\s\d_:-]/i;

function isOwn(text: string, language: NameLanguage): boolean {
  if (developers.some((pattern) => pattern.test(text))) return false;
  const script = scripts[language];
  if (script !== undefined) return !beginsWithTest.test(text) && (script.test(text) || !anyLetter.test(text));
  // A text may quote a word of another script.
  const others = text.match(otherLetters)?.length ?? 0;
  return others === 0 || (text.match(latinLetters)?.length ?? 0) > others;
}

/**
 * The descriptions that are written in their language. What is in the script of another one, what repeats the English text, and
 * what developers left for themselves ("test 空之神殿神瞳") is left out: no description is better than a wrong one.
 */
export function ownDescs<Descs extends Partial<Record<NameLanguage, string>>>(descs: Descs): Descs {
  const own: Partial<Record<NameLanguage, string>> = {};
  // Keys of an object are texts to the compiler.
  for (const [language, text] of Object.entries(descs) as [NameLanguage, string][])
    if ((language === 'EN' || text !== descs.EN) && isOwn(text, language)) own[language] = text;
  // It holds nothing but what was there.
  return own as Descs;
}
