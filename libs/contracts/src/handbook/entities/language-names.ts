import type { NameLanguage } from './languages';

/** Each language's name in that language, with its BCP 47 tag for `lang` attributes. */
export const languageNames: Record<NameLanguage, { label: string; tag: string }> = {
  CHS: { label: '简体中文', tag: 'zh-Hans' },
  CHT: { label: '繁體中文', tag: 'zh-Hant' },
  DE: { label: 'Deutsch', tag: 'de' },
  EN: { label: 'English', tag: 'en' },
  ES: { label: 'Español', tag: 'es' },
  FR: { label: 'Français', tag: 'fr' },
  ID: { label: 'Bahasa Indonesia', tag: 'id' },
  IT: { label: 'Italiano', tag: 'it' },
  JP: { label: '日本語', tag: 'ja' },
  KR: { label: '한국어', tag: 'ko' },
  PT: { label: 'Português', tag: 'pt' },
  RU: { label: 'Русский', tag: 'ru' },
  TR: { label: 'Türkçe', tag: 'tr' },
  VI: { label: 'Tiếng Việt', tag: 'vi' },
  TH: { label: 'ไทย', tag: 'th' },
};
