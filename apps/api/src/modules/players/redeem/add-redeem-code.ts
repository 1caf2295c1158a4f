import { GameItemSchema } from '@starhaven/contracts/protocol';
import * as v from 'valibot';
import type { Drizzle } from '../../../platform/database/database';
import { checkInput } from '../../../platform/errors/check-input';
import { DomainError } from '../../../platform/errors/domain-error';
import { requiredLine } from '../../../platform/text/one-line';
import { newCode } from '../../account';
import { requireServer, serverFields, SlugSchema } from '../../fleet';
import { redeemableCode } from '../tables';
import { CodeSchema } from './code-schema';

const usesText = 'how often it may be used, in all';

export const NewRedeemCodeSchema = v.strictObject({
  title: requiredLine(60),
  /** Not needed for a code of one server. */
  game: v.optional(serverFields.game),
  /** Slug of the only game server where the code is valid; missing: every server of the game. */
  server: v.optional(SlugSchema),
  items: v.pipe(v.array(GameItemSchema), v.minLength(1, 'at least one item'), v.maxLength(10, 'at most ten items')),
  /** If missing, it is made at random. */
  code: v.optional(CodeSchema),
  /** If missing, there is no limit. */
  maxUses: v.optional(
    v.pipe(v.number(usesText), v.integer(usesText), v.minValue(1, usesText), v.maxValue(1_000_000_000, usesText)),
  ),
  expiresAt: v.optional(v.date('a time')),
});

/**
 * Adds a code that gives items to characters; each account can use it once. Returns the code.
 * @throws DomainError invalid-argument, not-found for an unknown server, already-exists
 */
export async function addRedeemCode(db: Drizzle, input: v.InferInput<typeof NewRedeemCodeSchema>): Promise<string> {
  const { game, server: slug, code = newCode(), ...values } = checkInput(NewRedeemCodeSchema, input);
  const server = slug === undefined ? null : await requireServer(db, slug);
  if (server !== null && game !== undefined && game !== server.game)
    throw new DomainError('invalid-argument', `Server "${server.slug}" is of game ${server.game}.`);
  const ofGame = server?.game ?? game;
  if (ofGame === undefined) throw new DomainError('invalid-argument', 'Name a game, or a server.');
  const [added] = await db
    .insert(redeemableCode)
    .values({ ...values, code, game: ofGame, serverId: server?.id ?? null })
    .onConflictDoNothing({ target: redeemableCode.code })
    .returning({ code: redeemableCode.code });
  if (!added) throw new DomainError('already-exists', `There is a code ${code} already.`);
  return code;
}
