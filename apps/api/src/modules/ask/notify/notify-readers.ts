import type { Transaction } from '../../../platform/database/transaction-retry';
import { findAccountsByNames } from '../../account';
import { notify } from '../../notifications';
import { findMentions } from './find-mentions';
import { textPath } from './text-path';

interface Asked {
  id: number;
  accountId: number | null;
  title: string;
  body: string;
  tags: string[];
}

interface Answered {
  id: number;
  accountId: number | null;
  body: string;
}

const mentionOf = (question: Pick<Asked, 'id' | 'title'>, answerId?: number) => ({
  kind: 'mention' as const,
  subject: answerId === undefined ? `question:${question.id}` : `answer:${answerId}`,
  title: question.title,
  path: textPath(question, answerId),
  questionId: question.id,
  answerId,
});

/** Notifies the mentioned members and the followers of its tags when a question becomes public. */
export async function notifyAsked(tx: Transaction, question: Asked): Promise<void> {
  const mentioned = await notify(tx, {
    ...mentionOf(question),
    actorId: question.accountId,
    to: await findAccountsByNames(tx, findMentions(question.body)),
  });
  if (question.tags.length === 0) return;
  await notify(tx, {
    kind: 'tag',
    subject: `question:${question.id}`,
    title: question.title,
    path: textPath(question),
    actorId: question.accountId,
    questionId: question.id,
    to: { tags: question.tags },
    except: mentioned,
  });
}

/** Notifies the asker and the mentioned members when an answer becomes public. */
export async function notifyAnswered(
  tx: Transaction,
  question: Pick<Asked, 'id' | 'accountId' | 'title'>,
  answer: Answered,
): Promise<void> {
  const asker = question.accountId === null ? [] : [question.accountId];
  const notified = await notify(tx, {
    kind: 'answer',
    subject: `question:${question.id}`,
    title: question.title,
    path: textPath(question, answer.id),
    actorId: answer.accountId,
    questionId: question.id,
    answerId: answer.id,
    to: asker,
  });
  await notify(tx, {
    ...mentionOf(question, answer.id),
    actorId: answer.accountId,
    to: await findAccountsByNames(tx, findMentions(answer.body)),
    except: notified,
  });
}

/** Notifies members when an edit of a public text mentions them for the first time. */
export async function notifyEdited(
  tx: Transaction,
  question: Pick<Asked, 'id' | 'title'>,
  { answerId, actorId, body, earlier }: { answerId?: number; actorId: number; body: string; earlier: string[] },
): Promise<void> {
  const known = new Set(earlier.flatMap(findMentions));
  const names = findMentions(body).filter((name) => !known.has(name));
  if (names.length === 0) return;
  await notify(tx, { ...mentionOf(question, answerId), actorId, to: await findAccountsByNames(tx, names) });
}
