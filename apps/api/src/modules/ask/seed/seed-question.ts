export interface SeedAnswer {
  by: SeedAuthor;
  body: string;
  engineVersion?: string;
  votes?: number;
  isBest?: boolean;
}

export interface SeedQuestion {
  by: SeedAuthor;
  title: string;
  body: string;
  tags: string[];
  daysAgo: number;
  votes?: number;
  isResolved?: boolean;
  answers: SeedAnswer[];
}

/** Members for show. Nobody can log in as them: they have no password, no address and no session. */
export const seedAuthors = ['wisteria', 'copperfox', 'nightferry', 'tallpine'] as const;
export type SeedAuthor = (typeof seedAuthors)[number] | 'admin';
