/** A text without accents and capitals, for a search on behalf of a host that has none. */
export const foldWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
