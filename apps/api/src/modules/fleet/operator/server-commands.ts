import { serverPrivacyLabel } from '@starhaven/contracts/status';
import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import type { Drizzle } from '../../../platform/database/database';
import { OperatorError } from '../../../platform/operator/operator-error';
import { parseOperatorInput } from '../../../platform/operator/parse-input';
import { tellOperator } from '../../../platform/operator/tell-operator';
import type { GameServer } from '../servers/game-servers';
import { addServer, NewServerSchema } from '../servers/manage/add-server';
import { changeServer, ServerChangesSchema } from '../servers/manage/change-server';
import { removeServer } from '../servers/manage/remove-server';
import { renewKey } from '../servers/manage/renew-key';
import type { ServerContext } from '../servers/manage/server-context';
import { SlugSchema } from '../servers/manage/server-fields';
import { slugOfName } from '../servers/manage/slug-of-name';
import { describeAgentSetup } from '../servers/manage/describe-agent-setup';
import { gameServer } from '../tables';
import type { OperatorAnswer } from './operator-answer';
import { serverHints } from './server-hints';
import { GameNameSchema, PrivacyNameSchema } from './typed-names';

const typed = { game: GameNameSchema, privacy: v.optional(PrivacyNameSchema) };

const AddSchema = v.strictObject({ ...NewServerSchema.entries, action: v.literal('add'), ...typed });
const SetSchema = v.strictObject({
  ...ServerChangesSchema.entries,
  action: v.literal('set'),
  slug: SlugSchema,
  ...typed,
  game: v.optional(typed.game),
});

const ServerCommandSchema = v.variant(
  'action',
  [
    AddSchema,
    SetSchema,
    v.strictObject({ action: v.literal('list') }),
    v.strictObject({ action: v.literal('key'), slug: SlugSchema }),
    v.strictObject({ action: v.literal('remove'), slug: SlugSchema }),
  ],
  'add, list, set, key or remove',
);

async function add(
  context: ServerContext,
  { action: _, ...input }: v.InferOutput<typeof AddSchema>,
): Promise<OperatorAnswer> {
  const wanted = input.slug ?? slugOfName(input.name);
  if (wanted === null) throw new OperatorError('No slug can be made from this name; choose one with --slug.');
  const { id, slug, key } = await tellOperator(() => addServer(context, { ...input, slug: wanted }), {
    'already-exists': 'choose another one with --slug.',
  });
  const added = `Server ${id} "${input.name}" (${slug}) is added.`;
  if (key === null) return { lines: [added, 'The site polls its engine itself; no agent is needed.'] };
  return { lines: [added, ...describeAgentSetup(key, context.siteUrl, input.engine)] };
}

async function set(
  context: ServerContext,
  { action: _, slug, ...changes }: v.InferOutput<typeof SetSchema>,
): Promise<OperatorAnswer> {
  if (Object.keys(changes).length === 0) throw new OperatorError('Nothing to change; see: npm run server -- help');
  const id = await tellOperator(() => changeServer(context, slug, changes), serverHints);
  return { lines: [`Server ${id} (${slug}) is changed.`] };
}

function describe(server: GameServer): string {
  const { id, slug, name, game, privacy, connection, engine, isDisabled, maintenance, address, isDemo } = server;
  const notes = [
    `game ${game}`,
    serverPrivacyLabel(privacy),
    connection === 'engine' ? `polled as ${engine}` : `agent${engine ? ` for ${engine}` : ''}`,
    ...(isDisabled ? ['disabled'] : []),
    ...(maintenance ? [`maintenance: ${maintenance}`] : []),
    ...(address ? [`at ${address}`] : []),
    ...(isDemo ? ['demo'] : []),
  ];
  return `${String(id).padStart(4)}  ${slug.padEnd(24)}  ${name} (${notes.join(', ')})`;
}

async function list(db: Drizzle): Promise<OperatorAnswer> {
  const servers = await db.select().from(gameServer).orderBy(asc(gameServer.id));
  return { lines: servers.length > 0 ? servers.map(describe) : ['There are no servers.'] };
}

async function changeKey({ db, siteUrl }: ServerContext, slug: string): Promise<OperatorAnswer> {
  const { id, engine, key } = await tellOperator(() => renewKey(db, slug), serverHints);
  return { lines: [`Server ${id} (${slug}) has a new key.`, ...describeAgentSetup(key, siteUrl, engine)] };
}

async function remove(db: Drizzle, slug: string): Promise<OperatorAnswer> {
  const id = await tellOperator(() => removeServer(db, slug), serverHints);
  return { lines: [`Server ${id} (${slug}) is removed, with its history.`] };
}

/** Runs an operator's command about game servers. @throws OperatorError */
export async function runServerCommand(context: ServerContext, input: unknown): Promise<OperatorAnswer> {
  const command = parseOperatorInput(ServerCommandSchema, input);
  switch (command.action) {
    case 'add':
      return add(context, command);
    case 'set':
      return set(context, command);
    case 'list':
      return list(context.db);
    case 'key':
      return changeKey(context, command.slug);
    case 'remove':
      return remove(context.db, command.slug);
  }
}
