import { ServerAddressSchema } from '@starhaven/contracts/admin';
import { ServerPrivacy } from '@starhaven/contracts/status';
import { commandDialects } from '@starhaven/game-engines';
import * as v from 'valibot';
import { line, requiredLine } from '../fields';

/** Ids of the games by the names of their pages (docs/behaviour/foundation.md#games). */
const games: Record<string, number> = {
  '1': 1,
  '2': 2,
  '3': 3,
  'genshin-impact': 1,
  'honkai-star-rail': 2,
  'blue-archive': 3,
};

const privacies: Record<string, number> = Object.fromEntries(
  Object.entries(ServerPrivacy).map(([name, value]) => [name.toLowerCase(), value]),
);

const oneOf = (choices: Record<string, number>, accepted: string) =>
  v.pipe(
    v.picklist(Object.keys(choices), accepted),
    // The list above is made of its keys.
    v.transform((name) => choices[name] as number),
  );

/** Address, secret and other settings that an engine of this kind needs; the engine checks them. */
const EngineSettingsSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z][A-Za-z]{0,31}$/, 'a name')), v.pipe(v.string(), v.maxLength(2_000))),
  v.check((settings) => Object.keys(settings).length <= 20, 'at most twenty settings'),
);

/** The fields of a server, for adding and changing it. */
export const serverFields = {
  name: requiredLine(60),
  game: oneOf(games, '1, 2, 3, genshin-impact, honkai-star-rail or blue-archive'),
  privacy: oneOf(privacies, 'public, beta, testing or internal'),
  engine: v.picklist(['', ...commandDialects], `one of ${commandDialects.join(', ')}`),
  apiVersion: line(20),
  maintenance: line(200),
  address: ServerAddressSchema,
  entry: line(300),
  isDisabled: v.boolean('true or false'),
  settings: EngineSettingsSchema,
};
