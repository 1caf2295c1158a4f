import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Drizzle } from '../../../platform/database/database';
import { chatRules } from '../tables';

const hours = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 365));

/** The rules that the operator sets; 0 switches a rule off (docs/behaviour/chat.md#chat-rules). */
export const ChatRulesSchema = v.object({
  /** Messages of accounts younger than this wait for approval. */
  approvalHours: v.optional(hours, 0),
  links: v.optional(v.picklist(['allowed', 'members', 'never']), 'allowed'),
  /** With `members`: the age from which an account may send links. */
  linkHours: v.optional(hours, 24),
  /** A message with one of these words is refused; `word*` also matches words that begin with it. */
  words: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(1_000)), []),
  /** An account cannot send the same text again within this time. */
  repeatSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)), 30),
  /** The share of capital letters in messages of at least 12 letters. */
  capitalsPercent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 0),
  /** The same character in a row. */
  sameCharacters: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(160)), 0),
});
export type ChatRules = v.InferOutput<typeof ChatRulesSchema>;

/** The current rules. */
export async function getChatRules(db: Drizzle): Promise<ChatRules> {
  const [row] = await db.select({ rules: chatRules.rules }).from(chatRules).where(eq(chatRules.id, 1));
  return v.parse(ChatRulesSchema, row?.rules ?? {});
}

/** Changes some of the rules; they apply to the next message on any server. */
export async function changeChatRules(db: Drizzle, change: (rules: ChatRules) => ChatRules): Promise<ChatRules> {
  return db.transaction(async (tx) => {
    await tx.insert(chatRules).values({ rules: {} }).onConflictDoNothing();
    const [row] = await tx.select().from(chatRules).where(eq(chatRules.id, 1)).for('update');
    const rules = change(v.parse(ChatRulesSchema, row?.rules ?? {}));
    await tx.update(chatRules).set({ rules }).where(eq(chatRules.id, 1));
    return rules;
  });
}
