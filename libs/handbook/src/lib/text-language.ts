import type { Language, NameLanguage } from '@starhaven/contracts';
import { languageNames } from './language-names';

const scripts = {
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Han: /\p{Script=Han}/u,
  Hangul: /\p{Script=Hangul}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Thai: /\p{Script=Thai}/u,
  Latin: /\p{Script=Latin}/u,
} as const;
type Script = keyof typeof scripts;

const scriptsOf: Partial<Record<NameLanguage, readonly Script[]>> = {
  CHS: ['Han'],
  CHT: ['Han'],
  JP: ['Kana', 'Han'],
  KR: ['Hangul'],
  RU: ['Cyrillic'],
  TH: ['Thai'],
};

/** The language that a script tells of by itself; Latin letters tell of none. */
const tagOf: Record<Script, string> = { Kana: 'ja', Han: 'zh', Hangul: 'ko', Cyrillic: 'ru', Thai: 'th', Latin: '' };

/**
 * The tag of a text's language where it is not the asked one; '' when nobody knows it, null when the text is in the asked one.
 * @param told what the host says of it; a text in a script of another language is not believed
 */
export function otherLanguage(text: string, asked: Language, told?: NameLanguage): string | null {
  const language = told ?? asked;
  const found = (Object.keys(scripts) as Script[]).filter((script) => scripts[script].test(text));
  const own = scriptsOf[language] ?? ['Latin'];
  if (found.length === 0 || found.some((script) => own.includes(script)))
    return language === asked ? null : languageNames[language].tag;
  return tagOf[found[0]!];
}
