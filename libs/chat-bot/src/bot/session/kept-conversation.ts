import { readStored, writeStored } from '@starhaven/ui-kit';
import * as v from 'valibot';
import { conversationKey } from '../../shell/bot-keeper/kept-bot';
import { emptyConversation } from '../conversation/conversation';
import type { Conversation } from '../conversation/conversation';

const moment = v.pipe(v.number(), v.finite());
const ConversationSchema = v.object({
  account: v.string(),
  conversation: v.object({
    queueId: v.string(),
    target: v.nullable(v.object({ uid: v.string(), serverId: v.string() })),
    lines: v.array(
      v.object({
        id: v.string(),
        text: v.string(),
        state: v.picklist(['waiting', 'sent', 'done', 'failed', 'unknown', 'skipped']),
      }),
    ),
    mode: v.picklist(['idle', 'running', 'paused', 'asking']),
    sentAtMs: moment,
    blockedUntilMs: moment,
    entries: v.array(
      v.object({
        id: v.string(),
        author: v.picklist(['visitor', 'bot']),
        text: v.string(),
        atMs: moment,
        isError: v.boolean(),
        offer: v.optional(v.object({ lineId: v.string(), text: v.string() })),
      }),
    ),
  }),
});

/**
 * The conversation of this tab and account; empty if there is none or it cannot be read. Each tab has its own: two tabs would run one
 * queue twice. Never throws.
 */
export function readConversation(account: string): Conversation {
  const parsed = v.safeParse(ConversationSchema, readStored('sessionStorage', conversationKey));
  return parsed.success && parsed.output.account === account ? parsed.output.conversation : emptyConversation;
}

/** Returns false if the browser stores nothing; a reload then loses the queue. Never throws. */
export const keepConversation = (account: string, conversation: Conversation): boolean =>
  writeStored('sessionStorage', conversationKey, conversation === emptyConversation ? null : { account, conversation });
