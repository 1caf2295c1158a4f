import type { TextKind } from '@starhaven/contracts/ask';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { writeAuditEntry } from '../../audit';
import type { Member, Owned } from '../member';

/** What moderators do, as the security log names it (docs/security.md#security-log). */
export type AskEvent =
  | 'ask-report-settled'
  | 'ask-text-approved'
  | 'ask-text-refused'
  | 'ask-text-removed'
  | 'ask-text-edited'
  | 'ask-question-closed'
  | 'ask-question-opened'
  | 'ask-member-texts-removed'
  | 'ask-member-texts-restored';

/** One act of a moderator; `member` is the account that it concerns. Texts themselves are not logged. */
export interface AskAct {
  event: AskEvent;
  member?: string;
  /** Such as `question 12`. */
  text?: string;
  removal?: string;
  questions?: number;
  answers?: number;
  reason?: string;
}

/** The act of a moderator on somebody else's text; null for the author's own. */
export function actOnOthers(
  { accountId }: Member,
  text: Owned,
  { event, kind }: { event: AskEvent; kind: TextKind },
): AskAct | null {
  if (text.accountId === accountId) return null;
  const named = { event, text: `${kind} ${text.id}` };
  return text.accountId === null ? named : { ...named, member: String(text.accountId) };
}

export function toEntry(act: AskAct | null) {
  if (!act) return null;
  const { event, member, text, ...details } = act;
  const about = member === undefined ? (text ?? '').replace(' ', ':') : `user:${member}`;
  return {
    action: event.replace('ask-', 'ask.'),
    subject: about,
    details: Object.fromEntries(
      Object.entries({ ...details, ...(member === undefined || text === undefined ? {} : { text }) }).map(
        ([name, value]) => [name, String(value)],
      ),
    ),
  };
}

/** Writes the entry of an edit by somebody else than the author, within its transaction. */
export async function auditEdit(tx: Transaction, member: Member, text: Owned & { kind: TextKind }): Promise<void> {
  const entry = toEntry(actOnOthers(member, text, { event: 'ask-text-edited', kind: text.kind }));
  const { accountId: id, name, address } = member;
  if (entry) await writeAuditEntry(tx, { actor: { id, name }, address, outcome: 'ok', ...entry });
}
