import type { AnswerDraft } from '@starhaven/contracts/ask';
import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { visibleLine } from '../../../platform/text/visible-line';
import type { AskContext } from '../ask-context';
import { forgetDraft } from '../drafts/forget-draft';
import { requireEditor } from '../member';
import type { Member } from '../member';
import { auditEdit } from '../moderation/ask-act';
import { notifyEdited } from '../notify/notify-readers';
import { requireQuestion } from '../questions/require-question';
import { askAnswer, askAnswerVersion } from '../tables';
import { checkBody } from '../texts/check-draft';
import { renderBody } from '../texts/render-body';
import { requireLatest } from '../texts/require-latest';
import { requireUnmuted } from '../texts/require-unmuted';
import { toSaved } from '../texts/saved-text';
import type { SavedText } from '../texts/saved-text';
import { saveAnswerVersion } from '../versions/save-version';
import { requireAnswer } from './require-answer';
import { requireOpen } from './require-open';

/**
 * Replaces the text of an answer and stores a new version (docs/behaviour/ask.md#versions).
 * @throws DomainError not-found, permission-denied, failed-precondition, aborted when there is a newer version, invalid-argument with the
 * field, rate-limited
 */
export async function editAnswer(
  context: AskContext,
  member: Member,
  { id, body, engineVersion: given, version: seen }: AnswerDraft & { id: string; version?: number },
): Promise<SavedText> {
  await requireUnmuted(context.db, member);
  const { row: before, question } = await requireAnswer(context.db, id, member);
  requireEditor(member, before);
  requireOpen(question);
  requireLatest(before, seen);
  const rendered = await renderBody(context, member, checkBody(body));
  const engineVersion = visibleLine(given);
  const { accountId } = member;
  return inTransaction(context.db, async (tx) => {
    // The lock on the question makes changes of it and of its answers run one after the other.
    requireOpen(await requireQuestion(tx, before.questionId, { isLocked: true, member }));
    const { row } = await requireAnswer(tx, id, member);
    requireEditor(member, row);
    requireLatest(row, seen);
    await forgetDraft(tx, accountId, `edit-answer:${row.id}`);
    if (row.body === rendered.body && row.engineVersion === engineVersion) return toSaved(row);
    const version = row.version + 1;
    const earlier = await tx
      .select({ body: askAnswerVersion.body })
      .from(askAnswerVersion)
      .where(eq(askAnswerVersion.textId, row.id));
    await tx
      .update(askAnswer)
      .set({ ...rendered, engineVersion, version, updatedAt: sql`now()` })
      .where(eq(askAnswer.id, row.id));
    await saveAnswerVersion(tx, { textId: row.id, version, accountId, body: rendered.body, engineVersion });
    await auditEdit(tx, member, { ...row, kind: 'answer' });
    if (!row.isWaiting)
      await notifyEdited(tx, question, {
        answerId: row.id,
        actorId: accountId,
        body: rendered.body,
        earlier: [row.body, ...earlier.map((version) => version.body)],
      });
    return toSaved({ ...row, version });
  });
}
