import type { Language, NameLanguage } from '@starhaven/contracts/handbook';
import { defaultLanguage, languages } from '@starhaven/contracts/handbook';

const otherTags: Partial<Record<NameLanguage, string>> = { CHS: 'zh-Hans', CHT: 'zh-Hant', JP: 'ja', KR: 'ko' };

/** The BCP 47 tag of a language, for `lang` attributes. */
export const languageTag = (language: NameLanguage): string => otherTags[language] ?? language.toLowerCase();

const maxHeaderLength = 500;

/**
 * The language of item names for a visitor: `language` of the address, else the account's language, else the first language of the browser
 * for which items exist, else English (docs/behaviour/commands.md#language-of-names).
 * @param locale the account's language tag; empty for none
 */
export function readPickerLanguage(request: Request, locale = ''): Language {
  const asked = new URL(request.url).searchParams.get('language')?.toUpperCase();
  const chosen = languages.find((known) => known === asked);
  if (chosen) return chosen;
  const header = request.headers.get('accept-language')?.slice(0, maxHeaderLength) ?? '';
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .sort((one, other) => other.quality - one.quality);
  return languageOfTags([locale, ...wanted.map(({ tag }) => tag)]);
}

/** The first language of these tags for which items exist, else English. */
export function languageOfTags(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return defaultLanguage;
}

function languageOfTag(tag: string): Language | undefined {
  const [main = '', ...parts] = tag.toLowerCase().split('-');
  if (main === 'zh') return parts.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'CHT' : 'CHS';
  if (main === 'ja') return 'JP';
  if (main === 'ko') return 'KR';
  return languages.find((known) => known === main.toUpperCase());
}
