import { serverPrivacyLabel } from '@starhaven/contracts/status';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { OperatorError } from '../../../../platform/operator/operator-error';
import { parseOperatorInput } from '../../../../platform/operator/parse-input';
import type { GameServer } from '../../servers/game-servers';
import { hashServerKey, newServerKey } from '../../servers/server-key';
import { gameServer } from '../../tables';
import { addServer, AddServerSchema } from './add-server';
import { SlugSchema } from '../fields';
import type { OperatorAnswer, OperatorContext } from '../operator-context';
import { requireServer } from '../require-server';
import { setServer, SetServerSchema } from './set-server';
import { tellKey } from './tell-key';

const ServerCommandSchema = v.variant(
  'action',
  [
    AddServerSchema,
    SetServerSchema,
    v.strictObject({ action: v.literal('list') }),
    v.strictObject({ action: v.literal('key'), slug: SlugSchema }),
    v.strictObject({ action: v.literal('remove'), slug: SlugSchema }),
  ],
  'add, list, set, key or remove',
);

function describe(server: GameServer): string {
  const { id, slug, name, game, privacy, connection, engine, isDisabled, maintenance, address, isDemo } = server;
  const notes = [
    `game ${game}`,
    serverPrivacyLabel(privacy),
    connection === 'engine' ? `asked as ${engine}` : `agent${engine ? ` for ${engine}` : ''}`,
    ...(isDisabled ? ['disabled'] : []),
    ...(maintenance ? [`maintenance: ${maintenance}`] : []),
    ...(address ? [`at ${address}`] : []),
    ...(isDemo ? ['demo'] : []),
  ];
  return `${String(id).padStart(4)}  ${slug.padEnd(24)}  ${name} (${notes.join(', ')})`;
}

async function listServers({ db }: OperatorContext): Promise<OperatorAnswer> {
  const servers = await db.select().from(gameServer).orderBy(asc(gameServer.id));
  return { lines: servers.length > 0 ? servers.map(describe) : ['There are no servers.'] };
}

/** Makes a new key; the old one stops working at once. */
async function changeKey({ db, siteUrl }: OperatorContext, slug: string): Promise<OperatorAnswer> {
  const server = await requireServer(db, slug);
  if (server.connection === 'engine') throw new OperatorError(`Server "${slug}" has no agent.`);
  if (server.isDemo) throw new OperatorError('Demo servers get new keys at each start.');
  const key = newServerKey();
  await db
    .update(gameServer)
    .set({ keyHash: hashServerKey(key) })
    .where(eq(gameServer.id, server.id));
  return { lines: [`Server ${server.id} (${slug}) has a new key.`, ...tellKey(key, siteUrl, server.engine)] };
}

async function removeServer({ db }: OperatorContext, slug: string): Promise<OperatorAnswer> {
  const { id, isDemo } = await requireServer(db, slug);
  if (isDemo) throw new OperatorError('Demo servers come back at each start; DEMO_FLEET=off hides them all.');
  await db.delete(gameServer).where(eq(gameServer.id, id));
  return { lines: [`Server ${id} (${slug}) is removed, with its history.`] };
}

/** Runs an operator's command about game servers. @throws OperatorError */
export async function runServerCommand(context: OperatorContext, input: unknown): Promise<OperatorAnswer> {
  const command = parseOperatorInput(ServerCommandSchema, input);
  switch (command.action) {
    case 'add':
      return addServer(context, command);
    case 'set':
      return setServer(context, command);
    case 'list':
      return listServers(context);
    case 'key':
      return changeKey(context, command.slug);
    case 'remove':
      return removeServer(context, command.slug);
  }
}
