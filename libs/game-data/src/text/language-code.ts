import type { NameLanguage } from '@starhaven/contracts/handbook';

const languagesByCode: Record<string, NameLanguage> = {
  chs: 'CHS',
  cn: 'CHS',
  zh: 'CHS',
  'zh-cn': 'CHS',
  'zh-hans': 'CHS',
  chinesesimplified: 'CHS',
  cht: 'CHT',
  tw: 'CHT',
  'zh-tw': 'CHT',
  'zh-hant': 'CHT',
  chinesetraditional: 'CHT',
  de: 'DE',
  'de-de': 'DE',
  german: 'DE',
  en: 'EN',
  'en-us': 'EN',
  english: 'EN',
  es: 'ES',
  'es-es': 'ES',
  spanish: 'ES',
  fr: 'FR',
  'fr-fr': 'FR',
  french: 'FR',
  id: 'ID',
  'id-id': 'ID',
  indonesian: 'ID',
  it: 'IT',
  'it-it': 'IT',
  italian: 'IT',
  jp: 'JP',
  ja: 'JP',
  'ja-jp': 'JP',
  japanese: 'JP',
  kr: 'KR',
  ko: 'KR',
  'ko-kr': 'KR',
  korean: 'KR',
  pt: 'PT',
  'pt-pt': 'PT',
  'pt-br': 'PT',
  portuguese: 'PT',
  ru: 'RU',
  'ru-ru': 'RU',
  russian: 'RU',
  th: 'TH',
  'th-th': 'TH',
  thai: 'TH',
  tr: 'TR',
  'tr-tr': 'TR',
  turkish: 'TR',
  vi: 'VI',
  'vi-vn': 'VI',
  vietnamese: 'VI',
};

/** The language of a code or an English name, such as `zh-cn`, `CHS` or `English`; null when unknown. */
export function findLanguage(code: string): NameLanguage | null {
  const key = code.toLowerCase().replace('_', '-');
  return Object.hasOwn(languagesByCode, key) ? (languagesByCode[key] ?? null) : null;
}

/** English first, then by code: if later parts lack a name, the name of the first part is used. */
export function byLanguage<T extends { language: NameLanguage }>(a: T, b: T): number {
  const rank = ({ language }: T) => (language === 'EN' ? '' : language);
  return rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0;
}
