import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import type { Seed } from '../../../platform/seed/run-seeds';
import { findFirstAdmin, makeSampleMember } from '../../account';
import { wordsOf } from '../questions/columns-of';
import { askAnswer, askQuestion } from '../tables';
import { saveAnswerVersion, saveQuestionVersion } from '../versions/save-version';
import { seedAuthors } from './seed-question';
import type { SeedAuthor, SeedQuestion } from './seed-question';
import { seedQuestions } from './seed-questions';

/** The accounts of the authors; null for a name that somebody else has: the text then has no author. */
async function findAuthors(tx: Transaction): Promise<Map<SeedAuthor, number | null>> {
  const authors = new Map<SeedAuthor, number | null>([['admin', await findFirstAdmin(tx)]]);
  for (const name of seedAuthors) authors.set(name, await makeSampleMember(tx, name));
  return authors;
}

async function write(
  tx: Transaction,
  authors: Map<SeedAuthor, number | null>,
  { by, daysAgo, answers, ...question }: SeedQuestion,
): Promise<void> {
  const nonce = `seed-${daysAgo}`;
  if ((await tx.$count(askQuestion, eq(askQuestion.nonce, nonce))) > 0) return;
  const accountId = authors.get(by) ?? null;
  const at = (hours: number) => sql`now() - make_interval(hours => ${Math.max(1, daysAgo * 24 - hours)})`;
  const [asked] = await tx
    .insert(askQuestion)
    .values({
      ...{ ...question, ...wordsOf(question), accountId, nonce, createdAt: at(0), answers: answers.length },
      isResolved: question.isResolved ?? answers.some(({ isBest }) => isBest),
    })
    .returning();
  if (!asked) return;
  if (accountId !== null) await saveQuestionVersion(tx, { ...asked, textId: asked.id, accountId });
  for (const [place, { by: helper, isBest, ...answer }] of answers.entries()) {
    const helperId = authors.get(helper) ?? null;
    const [given] = await tx
      .insert(askAnswer)
      .values({
        ...{ ...answer, accountId: helperId, questionId: asked.id },
        ...{ nonce: `${nonce}-${place}`, createdAt: at(3 + 7 * place) },
      })
      .returning();
    if (!given) continue;
    if (helperId !== null) await saveAnswerVersion(tx, { ...given, textId: given.id, accountId: helperId });
    if (isBest) await tx.update(askQuestion).set({ bestAnswerId: given.id }).where(eq(askQuestion.id, asked.id));
  }
}

/** The first questions and answers. They are rendered when somebody reads them. */
export const askSeed: Seed = {
  name: 'ask',
  run: async (tx) => {
    const authors = await findAuthors(tx);
    for (const question of seedQuestions) await write(tx, authors, question);
  },
};
