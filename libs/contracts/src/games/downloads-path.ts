/** The page of a game's downloads. */
export const downloadsPath = (slug: string): string => `/downloads/${slug}`;
