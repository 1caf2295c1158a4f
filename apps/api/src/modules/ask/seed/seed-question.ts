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

/** Authors of the sample questions and answers. Nobody can log in to their accounts, because they have no password and no e-mail address. */
export const seedAuthors = ['wisteria', 'copperfox', 'nightferry', 'tallpine'] as const;
export type SeedAuthor = (typeof seedAuthors)[number] | 'admin';
