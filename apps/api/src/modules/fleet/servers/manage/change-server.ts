import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { checkInput } from '../../../../platform/errors/check-input';
import { DomainError } from '../../../../platform/errors/domain-error';
import { sealEngineConfig, unsealEngineConfig } from '../../engines/sealed-config';
import { gameServer } from '../../tables';
import type { GameServer } from '../game-servers';
import { checkEngineSettings } from './check-engine-settings';
import { requireServer } from './require-server';
import type { ServerContext } from './server-context';
import { serverFields } from './server-fields';

const { name, game, privacy, engine, apiVersion, maintenance, address, entry, isDisabled, settings } = serverFields;

export const ServerChangesSchema = v.strictObject({
  name: v.optional(name),
  game: v.optional(game),
  privacy: v.optional(privacy),
  engine: v.optional(engine),
  apiVersion: v.optional(apiVersion),
  maintenance: v.optional(maintenance),
  address: v.optional(address),
  entry: v.optional(entry),
  isDisabled: v.optional(isDisabled),
  /** Given settings replace the stored ones. */
  settings: v.optional(settings),
});

type ServerChanges = v.InferOutput<typeof ServerChangesSchema>;

/** The stored settings of an engine; null: they were encrypted with another ACCOUNT_SECRET. */
function findSettings({ engineConfig }: GameServer, configKey: Buffer): Record<string, unknown> | null {
  if (engineConfig === null) return {};
  try {
    return unsealEngineConfig(engineConfig, configKey);
  } catch {
    return null;
  }
}

/** The new settings of an engine, encrypted; undefined when they do not change. */
function resealSettings(context: ServerContext, server: GameServer, changes: ServerChanges): string | undefined {
  const { configKey } = context;
  if (server.connection !== 'engine') {
    if (changes.settings)
      throw new DomainError('failed-precondition', `Server "${server.slug}" has an agent; add another without one.`);
    return undefined;
  }
  if (!changes.settings && changes.engine === undefined) return undefined;
  const kept = findSettings(server, configKey);
  if (kept === null && !changes.settings)
    throw new DomainError(
      'failed-precondition',
      `The settings of server "${server.slug}" cannot be read, because ACCOUNT_SECRET has changed. Please enter all of them again.`,
    );
  const merged = { ...kept, ...changes.settings };
  checkEngineSettings(context, changes.engine ?? server.engine, merged);
  return sealEngineConfig(merged, configKey);
}

/**
 * Changes the given fields of a server, and returns its id. The change takes effect at once on every API server.
 * @throws DomainError not-found, invalid-argument, failed-precondition
 */
export async function changeServer(
  context: ServerContext,
  slug: string,
  input: v.InferInput<typeof ServerChangesSchema>,
): Promise<number> {
  const changes = checkInput(ServerChangesSchema, input);
  const server = await requireServer(context.db, slug);
  const engineConfig = resealSettings(context, server, changes);
  const { settings: _, ...fields } = changes;
  const values = { ...fields, ...(engineConfig === undefined ? {} : { engineConfig }) };
  if (Object.values(values).every((value) => value === undefined))
    throw new DomainError('invalid-argument', 'Nothing to change.');
  await context.db.update(gameServer).set(values).where(eq(gameServer.id, server.id));
  return server.id;
}
