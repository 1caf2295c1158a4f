/** A text without accents and capitals, for a search where the host has none. */
export const foldWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
