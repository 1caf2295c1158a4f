import type { Language } from '@starhaven/contracts/handbook';
import { languageOfTags, languages } from '@starhaven/contracts/handbook';

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
