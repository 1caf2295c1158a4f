import type { Language, NameLanguage } from './languages';
import { defaultLanguage, languages } from './languages';

const otherTags: Partial<Record<NameLanguage, string>> = { CHS: 'zh-Hans', CHT: 'zh-Hant', JP: 'ja', KR: 'ko' };

/** The BCP 47 tag of a language, for `lang` attributes. */
export const languageTag = (language: NameLanguage): string => otherTags[language] ?? language.toLowerCase();

/**
 * The first language of these tags for which items exist, else English (docs/behaviour/commands.md#language-of-names).
 * @param tags BCP 47 tags, also with `_` between the parts; others, such as an empty text, are skipped
 */
export function languageOfTags(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return defaultLanguage;
}

function languageOfTag(tag: string): Language | undefined {
  const [main = '', ...parts] = tag.toLowerCase().split(/[-_]/);
  if (main === 'zh') return parts.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'CHT' : 'CHS';
  if (main === 'ja') return 'JP';
  if (main === 'ko') return 'KR';
  return languages.find((known) => known === main.toUpperCase());
}
