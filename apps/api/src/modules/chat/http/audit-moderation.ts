import type { Speaker } from '../speaker';

/** What moderators do, as the security log names it (docs/security.md#security-log). */
export type ModerationEvent =
  | 'chat-message-removed'
  | 'chat-message-approved'
  | 'chat-message-rejected'
  | 'chat-report-settled'
  | 'chat-muted'
  | 'chat-unmuted'
  | 'chat-paused'
  | 'chat-resumed';

interface ModerationLog {
  info: (facts: object, message: string) => void;
}

/** Writes one line for each act of a moderator; `member` is the account that it concerns. Texts of messages are not logged. */
export function auditModeration(
  log: ModerationLog,
  event: ModerationEvent,
  {
    moderator,
    ...facts
  }: { moderator: Speaker; member?: number; message?: string; room?: string; until?: number; reason?: string },
): void {
  log.info({ event, outcome: 'ok', uid: moderator.accountId, ...facts }, 'chat event');
}
