import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { serverHints, SlugSchema, requireServer } from '../../fleet';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { OperatorError } from '../../../platform/operator/operator-error';
import { parseOperatorInput } from '../../../platform/operator/parse-input';
import { tellOperator } from '../../../platform/operator/tell-operator';
import { bindCharacter } from '../proofs/bind-character';
import { character } from '../tables';
import { AccountNumberSchema, PlayerNumberSchema } from './fields';
import type { OperatorLines } from './operator-lines';
import { requireAccount } from './require-account';

const CharacterCommandSchema = v.variant(
  'action',
  [
    v.strictObject({ action: v.literal('list'), account: AccountNumberSchema }),
    v.strictObject({
      action: v.literal('confirm'),
      account: AccountNumberSchema,
      server: SlugSchema,
      uid: PlayerNumberSchema,
    }),
    v.strictObject({ action: v.literal('release'), account: AccountNumberSchema, server: SlugSchema }),
  ],
  'list, confirm or release',
);

async function list(db: Drizzle, accountId: number): Promise<OperatorLines> {
  const rows = await db
    .select()
    .from(character)
    .where(eq(character.accountId, accountId))
    .orderBy(asc(character.serverId));
  const lines = rows
    .filter(({ uid }) => uid !== null)
    .map(({ serverId, uid, nickname, provenBy }) => `server ${serverId}  player ${uid}  ${nickname}  (${provenBy})`);
  return { lines: lines.length > 0 ? lines : [`Account ${accountId} has no characters.`] };
}

/** Proves a character without a mail, for servers whose mail is broken: the operator has checked the player. */
async function confirm(
  db: Drizzle,
  { account, server: slug, uid }: { account: number; server: string; uid: string },
): Promise<OperatorLines> {
  await requireAccount(db, account);
  const server = await tellOperator(() => requireServer(db, slug), serverHints);
  try {
    await inTransaction(db, (tx) =>
      bindCharacter(tx, { accountId: account, serverId: server.id, player: { uid }, provenBy: 'staff' }),
    );
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new OperatorError('This character belongs to another account: release it there first.');
  }
  return { lines: [`Player ${uid} on ${slug} belongs to account ${account}.`] };
}

async function release(db: Drizzle, account: number, slug: string): Promise<OperatorLines> {
  const server = await tellOperator(() => requireServer(db, slug), serverHints);
  const released = await db
    .delete(character)
    .where(and(eq(character.accountId, account), eq(character.serverId, server.id)))
    .returning({ uid: character.uid });
  if (!released[0]?.uid) throw new OperatorError(`Account ${account} has no character on ${slug}.`);
  return { lines: [`Player ${released[0].uid} on ${slug} belongs to no account now.`] };
}

/** Runs an operator's command about characters. @throws OperatorError */
export async function runCharacterCommand(db: Drizzle, input: unknown): Promise<OperatorLines> {
  const command = parseOperatorInput(CharacterCommandSchema, input);
  switch (command.action) {
    case 'list':
      return list(db, command.account);
    case 'confirm':
      return confirm(db, command);
    case 'release':
      return release(db, command.account, command.server);
  }
}
