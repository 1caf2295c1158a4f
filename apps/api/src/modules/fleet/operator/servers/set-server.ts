import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { OperatorError } from '../../../../platform/operator/operator-error';
import { sealEngineConfig, unsealEngineConfig } from '../../engines/sealed-config';
import type { GameServer } from '../../servers/game-servers';
import { gameServer } from '../../tables';
import { checkEngineSettings } from './check-engine-settings';
import { SlugSchema } from '../fields';
import type { OperatorAnswer, OperatorContext } from '../operator-context';
import { requireServer } from '../require-server';
import { serverFields } from './server-fields';

const { name, game, privacy, engine, apiVersion, maintenance, address, entry, isDisabled, settings } = serverFields;

export const SetServerSchema = v.strictObject({
  action: v.literal('set'),
  slug: SlugSchema,
  name: v.optional(name),
  game: v.optional(game),
  privacy: v.optional(privacy),
  engine: v.optional(engine),
  apiVersion: v.optional(apiVersion),
  /** An empty text ends the maintenance. */
  maintenance: v.optional(maintenance),
  address: v.optional(address),
  entry: v.optional(entry),
  isDisabled: v.optional(isDisabled),
  /** Given settings replace the stored ones. */
  settings: v.optional(settings),
});

type SetServerInput = v.InferOutput<typeof SetServerSchema>;

/** The new settings of an engine, encrypted; undefined when they do not change. */
function resealSettings(context: OperatorContext, server: GameServer, input: SetServerInput): string | undefined {
  const { configKey } = context;
  if (server.connection !== 'engine') {
    if (input.settings) throw new OperatorError(`Server "${server.slug}" has an agent; add another without one.`);
    return undefined;
  }
  if (!input.settings && input.engine === undefined) return undefined;
  const kept = server.engineConfig === null ? {} : unsealEngineConfig(server.engineConfig, configKey);
  const merged = { ...kept, ...input.settings };
  checkEngineSettings(context, input.engine ?? server.engine, merged);
  return sealEngineConfig(merged, configKey);
}

/** Changes the given fields of a server; the change takes effect at once on every API server. @throws OperatorError */
export async function setServer(context: OperatorContext, input: SetServerInput): Promise<OperatorAnswer> {
  const { action: _, slug, settings: __, ...values } = input;
  const server = await requireServer(context.db, slug);
  const engineConfig = resealSettings(context, server, input);
  const changes = { ...values, ...(engineConfig === undefined ? {} : { engineConfig }) };
  if (Object.keys(changes).length === 0) throw new OperatorError('Nothing to change; see: npm run server -- help');
  await context.db.update(gameServer).set(changes).where(eq(gameServer.id, server.id));
  return { lines: [`Server ${server.id} (${slug}) is changed.`] };
}
