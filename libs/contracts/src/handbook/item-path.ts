import type { Language } from './entities/languages';
import { defaultLanguage } from './entities/languages';
import { findItemType } from './item-types';

/** Address of an item's page, with its group if ids are unique only within groups; null if its game or type is unknown. */
export function itemPath(
  { id, game, type, grup = '' }: { id: string; game: number; type: number; grup?: string },
  games: readonly { id: number; slug: string }[],
  language: Language = defaultLanguage,
): string | null {
  const slug = games.find((known) => known.id === game)?.slug;
  const info = findItemType(type);
  if (!slug || !info) return null;
  const query = new URLSearchParams({
    ...(grup === '' ? {} : { group: grup }),
    ...(language === defaultLanguage ? {} : { language }),
  }).toString();
  return `/handbook/${slug}/${info.slug}/${encodeURIComponent(id)}${query === '' ? '' : `?${query}`}`;
}
