import * as v from 'valibot';
import { gameIds, privacyLevels } from '../servers/manage/server-names';

const oneOf = <Value>(choices: Record<string, Value>, accepted: string) =>
  v.pipe(
    v.picklist(Object.keys(choices), accepted),
    // The list above is made of its keys.
    v.transform((name) => choices[name] as Value),
  );

/** A game as operators type it: its id, or the name of its page. */
export const GameNameSchema = oneOf(
  { '1': 1 as const, '2': 2 as const, '3': 3 as const, ...gameIds },
  '1, 2, 3, genshin-impact, honkai-star-rail or blue-archive',
);

export const PrivacyNameSchema = oneOf(privacyLevels, 'public, beta, testing or internal');
