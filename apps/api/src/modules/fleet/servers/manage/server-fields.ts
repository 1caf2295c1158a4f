import { ServerAddressSchema } from '@starhaven/contracts/admin';
import { ServerPrivacy } from '@starhaven/contracts/status';
import { commandDialects } from '@starhaven/game-engines';
import * as v from 'valibot';
import { line, requiredLine } from '../../../../platform/text/one-line';

export const SlugSchema = v.pipe(
  v.string('a slug such as my-server'),
  v.regex(/^[a-z\d][a-z\d-]{1,39}$/, 'two to forty small letters, digits and hyphens, such as my-server'),
);

/** Address, secret and other settings that an engine of this kind needs; the engine checks them. */
const EngineSettingsSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z][A-Za-z]{0,31}$/, 'a name')), v.pipe(v.string(), v.maxLength(2_000))),
  v.check((settings) => Object.keys(settings).length <= 20, 'at most twenty settings'),
);

const engines: readonly string[] = ['', ...commandDialects];
const engineText = `one of ${commandDialects.join(', ')}`;

/** The fields of a server, for adding and changing it. */
export const serverFields = {
  name: requiredLine(60),
  /** Id of the game (docs/behaviour/foundation.md#games). */
  game: v.picklist([1, 2, 3]),
  privacy: v.enum(ServerPrivacy),
  /** Empty: unknown. */
  engine: v.pipe(
    v.string(engineText),
    v.check((name) => engines.includes(name), engineText),
  ),
  apiVersion: line(20),
  /** An empty text ends the maintenance. */
  maintenance: line(200),
  address: ServerAddressSchema,
  entry: line(300),
  isDisabled: v.boolean('true or false'),
  settings: EngineSettingsSchema,
};
