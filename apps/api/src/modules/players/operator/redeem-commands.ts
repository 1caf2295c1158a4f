import { GameItemSchema } from '@starhaven/contracts/protocol';
import { desc } from 'drizzle-orm';
import * as v from 'valibot';
import type { Drizzle } from '../../../platform/database/database';
import { MomentSchema } from '../../../platform/operator/moment-schema';
import { OperatorError } from '../../../platform/operator/operator-error';
import { parseOperatorInput } from '../../../platform/operator/parse-input';
import { tellOperator } from '../../../platform/operator/tell-operator';
import { GameNameSchema, serverHints, SlugSchema } from '../../fleet';
import { addRedeemCode, NewRedeemCodeSchema } from '../redeem/add-redeem-code';
import { CodeSchema } from '../redeem/code-schema';
import { disableRedeemCode } from '../redeem/disable-redeem-code';
import { redeemableCode } from '../tables';
import { wholeNumber } from './fields';
import type { OperatorLines } from './operator-lines';

const itemForm = 'items such as 201:100 (id:amount), or 2:3:100 (kind:id:amount) for Blue Archive';

/** `id:amount`, or `type:id:amount` in games whose ids are unique only within a kind. */
const ItemTextSchema = v.pipe(
  v.string(itemForm),
  v.regex(/^(\d{1,3}:)?\d{1,10}:\d{1,10}$/, itemForm),
  v.transform((text) => {
    const [amount = 0, id = 0, type = 0] = text.split(':').map(Number).reverse();
    return { id, amount, type };
  }),
  v.check((item) => v.is(GameItemSchema, item), itemForm),
);

const AddSchema = v.strictObject({
  ...{ action: v.literal('add'), title: NewRedeemCodeSchema.entries.title, game: v.optional(GameNameSchema) },
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
  { action: _, uses: maxUses, expires: expiresAt, ...input }: v.InferOutput<typeof AddSchema>,
): Promise<OperatorLines> {
  if (input.game === undefined && input.server === undefined)
    throw new OperatorError('Name a game with --game, or a server with --server.');
  const code = await tellOperator(() => addRedeemCode(db, { ...input, maxUses, expiresAt }), serverHints);
  return { lines: [`Code ${code} is added: "${input.title}". Each account can use it once.`] };
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

async function disable(db: Drizzle, typed: string): Promise<OperatorLines> {
  const code = await tellOperator(() => disableRedeemCode(db, { code: typed }));
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
