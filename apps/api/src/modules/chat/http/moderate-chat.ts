import type { FastifyRequest } from 'fastify';
import type { Drizzle } from '../../../platform/database/database';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { requestAddress, withAuditEntry } from '../../audit';
import type { Speaker } from '../speaker';

/** The acts of moderators, as the security log names them (docs/security.md#security-log). */
export type ModerationEvent =
  | 'chat-message-removed'
  | 'chat-message-approved'
  | 'chat-message-rejected'
  | 'chat-report-settled'
  | 'chat-muted'
  | 'chat-unmuted'
  | 'chat-paused'
  | 'chat-resumed';

/** One act of a moderator; `member` is the account that it concerns. Texts of messages are not logged. */
export interface ModerationAct {
  event: ModerationEvent;
  member?: number;
  message?: string;
  room?: string;
  /** Unix seconds; 0 = until it is ended. */
  until?: number;
  reason?: string;
}

/**
 * Runs a change of a moderator, with an entry of the audit log in the same transaction and a line of the security log after it. `toAct`
 * gives null for members who remove their own messages.
 */
export async function moderateChat<T>(
  { db, request, moderator }: { db: Drizzle; request: FastifyRequest; moderator: Speaker },
  { work, toAct }: { work: (tx: Transaction) => Promise<T>; toAct: (result: T) => ModerationAct | null },
): Promise<T> {
  const actor = { ...moderator, address: requestAddress(request) };
  const result = await withAuditEntry(db, actor, { work, toEntry: (made) => toEntry(toAct(made)) });
  const act = toAct(result);
  if (act) request.log.info({ ...act, outcome: 'ok', uid: moderator.accountId }, 'chat event');
  return result;
}

function toEntry(act: ModerationAct | null) {
  if (!act) return null;
  const { event, member, message, room, until, reason } = act;
  const abouts = [member && `user:${member}`, message && `message:${message}`, room && `room:${room}`].filter(Boolean);
  const details: Record<string, string> = {};
  if (member && message) details['message'] = message;
  if (until) details['until'] = new Date(until * 1000).toISOString();
  if (reason) details['reason'] = reason;
  return { action: event.replace('chat-', 'chat.'), subject: String(abouts[0] ?? ''), details };
}
