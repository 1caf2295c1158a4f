import type { Member } from '../member';

/** What moderators do, as the security log names it (docs/security.md#security-log). */
export type AskEvent =
  | 'ask-report-settled'
  | 'ask-text-approved'
  | 'ask-text-refused'
  | 'ask-text-removed'
  | 'ask-member-texts-removed'
  | 'ask-member-texts-restored';

interface AskLog {
  info: (facts: object, message: string) => void;
}

/** Writes one line for each act of a moderator; `member` is the account that it concerns. Texts are not logged. */
export function auditAsk(
  log: AskLog,
  event: AskEvent,
  {
    moderator,
    ...facts
  }: {
    moderator: Member;
    member?: string;
    text?: string;
    removal?: string;
    questions?: number;
    answers?: number;
    reason?: string;
  },
): void {
  log.info({ event, outcome: 'ok', uid: moderator.accountId, ...facts }, 'ask event');
}
