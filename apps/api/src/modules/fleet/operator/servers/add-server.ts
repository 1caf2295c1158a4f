import { ServerPrivacy } from '@starhaven/contracts/status';
import * as v from 'valibot';
import { OperatorError } from '../../../../platform/operator/operator-error';
import { sealEngineConfig } from '../../engines/sealed-config';
import { hashServerKey, newServerKey } from '../../servers/server-key';
import { gameServer } from '../../tables';
import { SlugSchema } from '../fields';
import type { OperatorAnswer, OperatorContext } from '../operator-context';
import { checkEngineSettings } from './check-engine-settings';
import { serverFields } from './server-fields';
import { tellKey } from './tell-key';

const { name, game, privacy, engine, apiVersion, maintenance, address, entry, isDisabled, settings } = serverFields;

export const AddServerSchema = v.strictObject({
  action: v.literal('add'),
  name,
  game,
  slug: v.optional(SlugSchema),
  privacy: v.optional(privacy, 'public'),
  engine: v.optional(engine, ''),
  apiVersion: v.optional(apiVersion, ''),
  maintenance: v.optional(maintenance, ''),
  address: v.optional(address, ''),
  entry: v.optional(entry, ''),
  isDisabled: v.optional(isDisabled, false),
  /** If given, the API polls the engine itself. */
  settings: v.optional(settings),
});

/** The site is designed for 500 servers. */
const maxServers = 500;

/** A slug from the words of a name; null when no usable character remains. */
function slugOf(text: string): string | null {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return v.is(SlugSchema, slug) ? slug : null;
}

/** Adds a game server: one with an agent gets a key, one without is polled at its address. @throws OperatorError */
export async function addServer(
  context: OperatorContext,
  input: v.InferOutput<typeof AddServerSchema>,
): Promise<OperatorAnswer> {
  const { db, configKey, siteUrl } = context;
  const { action: _, slug = slugOf(input.name), settings: engineSettings, ...values } = input;
  if (slug === null) throw new OperatorError('No slug can be made from this name; choose one with --slug.');
  if ((await db.$count(gameServer)) >= maxServers)
    throw new OperatorError(`There are already ${maxServers} servers, and no more are allowed.`);
  if (engineSettings) checkEngineSettings(context, values.engine, engineSettings);
  const key = engineSettings ? null : newServerKey();
  const [row] = await db
    .insert(gameServer)
    .values({
      ...values,
      slug,
      privacy: values.privacy ?? ServerPrivacy.Public,
      connection: engineSettings ? 'engine' : 'agent',
      engineConfig: engineSettings ? sealEngineConfig(engineSettings, configKey) : null,
      keyHash: key === null ? null : hashServerKey(key),
    })
    .onConflictDoNothing()
    .returning({ id: gameServer.id });
  if (!row) throw new OperatorError(`A server with the slug "${slug}" already exists; choose another one with --slug.`);
  const added = `Server ${row.id} "${values.name}" (${slug}) is added.`;
  if (key === null) return { lines: [added, 'The site asks its engine itself; no agent is needed.'] };
  return { lines: [added, ...tellKey(key, siteUrl, values.engine)] };
}
