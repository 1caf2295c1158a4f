/** The languages of item texts and command replies (docs/behaviour/handbook.md#languages). */
export const languages = [
  'CHS',
  'CHT',
  'DE',
  'EN',
  'ES',
  'FR',
  'ID',
  'IT',
  'JP',
  'KR',
  'PT',
  'RU',
  'TR',
  'VI',
] as const;
export type Language = (typeof languages)[number];

/** Languages of item names that the search knows: the fourteen and Thai, which some game data has. */
export const nameLanguages = [...languages, 'TH'] as const;
export type NameLanguage = (typeof nameLanguages)[number];

export const defaultLanguage: Language = 'EN';
