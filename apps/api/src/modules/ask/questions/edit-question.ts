import type { QuestionDraft } from '@starhaven/contracts/ask';
import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { AskContext } from '../ask-context';
import { forgetDraft } from '../drafts/forget-draft';
import { requireEditor } from '../member';
import type { Member } from '../member';
import { auditEdit } from '../moderation/ask-act';
import { notifyEdited } from '../notify/notify-readers';
import { askQuestion, askQuestionVersion } from '../tables';
import { requireLatest } from '../texts/require-latest';
import { requireUnmuted } from '../texts/require-unmuted';
import { toSaved } from '../texts/saved-text';
import type { SavedText } from '../texts/saved-text';
import { saveQuestionVersion } from '../versions/save-version';
import { columnsOf } from './columns-of';
import { requireQuestion } from './require-question';

/**
 * Replaces the text of a question and stores a new version (docs/behaviour/ask.md#versions). A save without a change makes no version.
 * @throws DomainError not-found, permission-denied, aborted when there is a newer version, invalid-argument with the field, rate-limited
 */
export async function editQuestion(
  context: AskContext,
  member: Member,
  { id, version: seen, ...draft }: QuestionDraft & { id: string; version?: number },
): Promise<SavedText> {
  await requireUnmuted(context.db, member);
  // Checked before the form, so that a member who may not edit gets no other error.
  const before = await requireQuestion(context.db, id, { member });
  requireEditor(member, before);
  requireLatest(before, seen);
  const columns = await columnsOf(context, member, draft);
  const { accountId } = member;
  return inTransaction(context.db, async (tx) => {
    const row = await requireQuestion(tx, id, { isLocked: true, member });
    requireEditor(member, row);
    requireLatest(row, seen);
    await forgetDraft(tx, accountId, `edit-question:${row.id}`);
    const isSame =
      row.title === columns.title && row.body === columns.body && row.tags.join('\n') === columns.tags.join('\n');
    if (isSame) return toSaved(row);
    const version = row.version + 1;
    const earlier = await tx
      .select({ body: askQuestionVersion.body })
      .from(askQuestionVersion)
      .where(eq(askQuestionVersion.textId, row.id));
    await tx
      .update(askQuestion)
      .set({ ...columns, version, updatedAt: sql`now()` })
      .where(eq(askQuestion.id, row.id));
    await saveQuestionVersion(tx, { ...columns, textId: row.id, version, accountId });
    await auditEdit(tx, member, { ...row, kind: 'question' });
    if (!row.isWaiting)
      await notifyEdited(
        tx,
        { id: row.id, title: columns.title },
        {
          actorId: accountId,
          body: columns.body,
          earlier: [row.body, ...earlier.map(({ body }) => body)],
        },
      );
    return toSaved({ ...row, version });
  });
}
