import { GameItemSchema } from '@starhaven/contracts/protocol';
import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Drizzle } from '../../../platform/database/database';
import { OperatorError } from '../../../platform/operator/operator-error';
import { parseOperatorInput } from '../../../platform/operator/parse-input';
import { newCode } from '../../account';
import { MomentSchema, requiredLine, requireServer, serverFields, SlugSchema } from '../../fleet';
import { redeemCodeKey } from '../redeem/redeem-code-key';
import { redeemableCode } from '../tables';
import { wholeNumber } from './fields';
import type { OperatorLines } from './operator-lines';

const itemForm = 'items such as 201:100 (id:amount), or 2:3:100 (kind:id:amount) for Blue Archive';

/** `id:amount`, or `type:id:amount` in games whose ids are unique within a kind only. */
const ItemTextSchema = v.pipe(
  v.string(itemForm),
  v.regex(/^(\d{1,3}:)?\d{1,10}:\d{1,10}$/, itemForm),
  v.transform((text) => {
    const [amount = 0, id = 0, type = 0] = text.split(':').map(Number).reverse();
    return { id, amount, type };
  }),
  v.check((item) => v.is(GameItemSchema, item), itemForm),
);

const CodeSchema = v.pipe(
  v.string('a code of 4 to 32 letters and digits'),
  v.transform(redeemCodeKey),
  v.regex(/^[A-Z\d]{4,32}$/, 'a code of 4 to 32 letters and digits'),
);

const AddSchema = v.strictObject({
  action: v.literal('add'),
  title: requiredLine(60),
  game: v.optional(serverFields.game),
  server: v.optional(SlugSchema),
  items: v.pipe(v.array(ItemTextSchema), v.minLength(1, itemForm), v.maxLength(10, 'at most ten items')),
  code: v.optional(CodeSchema),
  uses: v.optional(wholeNumber('how often it may be used, in all', 1_000_000_000)),
  expires: v.optional(MomentSchema),
});

const RedeemCommandSchema = v.variant(
  'action',
  [
    AddSchema,
    v.strictObject({ action: v.literal('list') }),
    v.strictObject({ action: v.literal('disable'), code: CodeSchema }),
  ],
  'add, list or disable',
);

async function add(
  db: Drizzle,
  { title, game, server: slug, items, code = newCode(), uses, expires }: v.InferOutput<typeof AddSchema>,
): Promise<OperatorLines> {
  const server = slug === undefined ? null : await requireServer(db, slug);
  if (server !== null && game !== undefined && game !== server.game)
    throw new OperatorError(`Server "${slug}" is of game ${server.game}.`);
  const ofGame = server?.game ?? game;
  if (ofGame === undefined) throw new OperatorError('Name a game with --game, or a server with --server.');
  const [added] = await db
    .insert(redeemableCode)
    .values({
      code,
      title,
      game: ofGame,
      serverId: server?.id ?? null,
      items,
      maxUses: uses ?? null,
      expiresAt: expires ?? null,
    })
    .onConflictDoNothing({ target: redeemableCode.code })
    .returning({ code: redeemableCode.code });
  if (!added) throw new OperatorError(`There is a code ${code} already.`);
  return { lines: [`Code ${code} is added: "${title}". Each account can use it once.`] };
}

async function list(db: Drizzle): Promise<OperatorLines> {
  const rows = await db.select().from(redeemableCode).orderBy(desc(redeemableCode.id)).limit(500);
  const lines = rows.map(({ code, title, game, serverId, uses, maxUses, expiresAt, isDisabled }) => {
    const notes = [
      serverId === null ? `game ${game}` : `server ${serverId}`,
      `${uses} of ${maxUses ?? 'unlimited'} used`,
      ...(expiresAt === null ? [] : [`until ${expiresAt.toISOString()}`]),
      ...(isDisabled ? ['disabled'] : []),
    ];
    return `${code.padEnd(16)}  "${title}" (${notes.join(', ')})`;
  });
  return { lines: lines.length > 0 ? lines : ['There are no redeem codes.'] };
}

async function disable(db: Drizzle, code: string): Promise<OperatorLines> {
  const disabled = await db
    .update(redeemableCode)
    .set({ isDisabled: true })
    .where(eq(redeemableCode.code, code))
    .returning({ id: redeemableCode.id });
  if (disabled.length === 0) throw new OperatorError(`There is no code ${code}.`);
  return { lines: [`Code ${code} is disabled. What was accepted is still delivered.`] };
}

/** Runs an operator's command about redeem codes. @throws OperatorError */
export async function runRedeemCommand(db: Drizzle, input: unknown): Promise<OperatorLines> {
  const command = parseOperatorInput(RedeemCommandSchema, input);
  switch (command.action) {
    case 'add':
      return add(db, command);
    case 'list':
      return list(db);
    case 'disable':
      return disable(db, command.code);
  }
}
