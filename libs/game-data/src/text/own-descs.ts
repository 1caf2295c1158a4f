import type { NameLanguage } from '@starhaven/contracts/handbook';

/** The letters of each language that does not use Latin letters. */
const scripts: Partial<Record<NameLanguage, RegExp>> = {
  CHS: /\p{Script=Han}/u,
  CHT: /\p{Script=Han}/u,
  JP: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  KR: /\p{Script=Hangul}/u,
  RU: /\p{Script=Cyrillic}/u,
  TH: /\p{Script=Thai}/u,
};
const latinLetters = /\p{Script=Latin}/gu;
/** Greek to Thai and beyond, and all of East Asia; Latin letters and their signs are outside of these ranges. */
const otherLetters = /[\u0370-\u1cff\u2e80-\u9fff\ua000-\ud7ff\uf900-\ufaff]/g;
const anyLetter = /\p{L}/u;

const developers = [
  /^\s*[([（【]\s*(?:test|测试|測試|テスト|테스트)\s*[)\]）】]/i,
  /^\s*(?:测试|測試)(?:用|文本|描述|$)/,
  /^\s*(?:test|todo|tbd|placeholder)[\s\d._-]*$/i,
];
/** "Test your skill" is a valid sentence, but in a language of another script no real text starts like this. */
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
 * The descriptions that are written in their own language. It drops texts in another script, repeats of the English text and developers'
 * notes ("test 空之神殿神瞳"): no description is better than a wrong one.
 */
export function ownDescs<Descs extends Partial<Record<NameLanguage, string>>>(descs: Descs): Descs {
  const own: Partial<Record<NameLanguage, string>> = {};
  // The compiler types the keys of an object as strings.
  for (const [language, text] of Object.entries(descs) as [NameLanguage, string][])
    if ((language === 'EN' || text !== descs.EN) && isOwn(text, language)) own[language] = text;
  // The object contains only entries of the input.
  return own as Descs;
}
