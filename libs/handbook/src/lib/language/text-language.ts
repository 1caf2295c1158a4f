import type { Language, NameLanguage } from '@starhaven/contracts/handbook';
import { languageNames } from '@starhaven/contracts/handbook';

const scripts = {
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Han: /\p{Script=Han}/u,
  Hangul: /\p{Script=Hangul}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Thai: /\p{Script=Thai}/u,
  Latin: /\p{Script=Latin}/u,
} as const;
type Script = keyof typeof scripts;
// The compiler types the keys of an object as strings.
const scriptNames = Object.keys(scripts) as Script[];

const scriptsOf: Partial<Record<NameLanguage, readonly Script[]>> = {
  CHS: ['Han'],
  CHT: ['Han'],
  JP: ['Kana', 'Han'],
  KR: ['Hangul'],
  RU: ['Cyrillic'],
  TH: ['Thai'],
};

/** The language that a script implies; Latin letters imply none. */
const tagOf: Record<Script, string> = { Kana: 'ja', Han: 'zh', Hangul: 'ko', Cyrillic: 'ru', Thai: 'th', Latin: '' };

/**
 * The tag of a text's language if it differs from the requested one; '' if unknown, null if it is the requested one.
 * @param told the language that the host sent; ignored if the text's script belongs to another language
 */
export function otherLanguage(text: string, asked: Language, told?: NameLanguage): string | null {
  const language = told ?? asked;
  const found = scriptNames.filter((script) => scripts[script].test(text));
  const own = scriptsOf[language] ?? ['Latin'];
  const [first] = found;
  if (first === undefined || found.some((script) => own.includes(script)))
    return language === asked ? null : languageNames[language].tag;
  return tagOf[first];
}
