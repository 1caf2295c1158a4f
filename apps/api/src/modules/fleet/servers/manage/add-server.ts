import { hashKey } from '../../../../platform/secrets/keys';
import { ServerPrivacy } from '@starhaven/contracts/status';
import * as v from 'valibot';
import { checkInput } from '../../../../platform/errors/check-input';
import { DomainError } from '../../../../platform/errors/domain-error';
import { sealEngineConfig } from '../../engines/sealed-config';
import { gameServer } from '../../tables';
import { newServerKey } from '../server-key';
import { checkEngineSettings } from './check-engine-settings';
import type { ServerContext } from './server-context';
import { serverFields, SlugSchema } from './server-fields';
import { slugOfName } from './slug-of-name';

const { name, game, privacy, engine, apiVersion, maintenance, address, entry, isDisabled, settings } = serverFields;

export const NewServerSchema = v.strictObject({
  name,
  game,
  /** If missing, it is made from the name. */
  slug: v.optional(SlugSchema),
  privacy: v.optional(privacy, ServerPrivacy.Public),
  engine: v.optional(engine, ''),
  apiVersion: v.optional(apiVersion, ''),
  maintenance: v.optional(maintenance, ''),
  address: v.optional(address, ''),
  entry: v.optional(entry, ''),
  isDisabled: v.optional(isDisabled, false),
  /** If given, the API polls the engine itself. */
  settings: v.optional(settings),
});

export interface AddedServer {
  id: number;
  slug: string;
  /** The key of its agent, shown only once; null: the site polls its engine. */
  key: string | null;
}

/** The site is designed for 500 servers. */
const maxServers = 500;

/**
 * Adds a game server: one with an agent gets a key, one with settings of its engine is polled.
 * @throws DomainError invalid-argument, already-exists when the slug is taken, failed-precondition when there are too many servers
 */
export async function addServer(
  context: ServerContext,
  input: v.InferInput<typeof NewServerSchema>,
): Promise<AddedServer> {
  const { db, configKey } = context;
  const { slug: wanted, settings: engineSettings, ...values } = checkInput(NewServerSchema, input);
  const slug = wanted ?? slugOfName(values.name);
  if (slug === null) throw new DomainError('invalid-argument', 'No slug can be made from this name.');
  if ((await db.$count(gameServer)) >= maxServers)
    throw new DomainError('failed-precondition', `There are already ${maxServers} servers, and no more are allowed.`);
  if (engineSettings) checkEngineSettings(context, values.engine, engineSettings);
  const key = engineSettings ? null : newServerKey();
  const [row] = await db
    .insert(gameServer)
    .values({
      ...values,
      slug,
      connection: engineSettings ? 'engine' : 'agent',
      engineConfig: engineSettings ? sealEngineConfig(engineSettings, configKey) : null,
      keyHash: key === null ? null : hashKey(key),
    })
    .onConflictDoNothing()
    .returning({ id: gameServer.id });
  if (!row) throw new DomainError('already-exists', `A server with the slug "${slug}" already exists.`);
  return { id: row.id, slug, key };
}
