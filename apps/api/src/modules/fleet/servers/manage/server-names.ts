import { ServerPrivacy } from '@starhaven/contracts/status';

/** Ids of the games by the names of their pages (docs/behaviour/foundation.md#games). */
export const gameIds = { 'genshin-impact': 1, 'honkai-star-rail': 2, 'blue-archive': 3 } as const;

/** Levels of privacy by the names that staff types. */
export const privacyLevels = {
  public: ServerPrivacy.Public,
  beta: ServerPrivacy.Beta,
  testing: ServerPrivacy.Testing,
  internal: ServerPrivacy.Internal,
} as const;
