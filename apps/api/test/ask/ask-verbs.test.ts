import { Role } from '@starhaven/contracts/session';
import { eq } from 'drizzle-orm';
import { answerQuestion } from '../../src/modules/ask/answers/answer-question';
import { editAnswer } from '../../src/modules/ask/answers/edit-answer';
import { createAskContext } from '../../src/modules/ask/ask-context';
import type { AskContext } from '../../src/modules/ask/ask-context';
import { keepDraft } from '../../src/modules/ask/drafts/keep-draft';
import { resolveQuestion } from '../../src/modules/ask/marks/resolve-question';
import { closeQuestion } from '../../src/modules/ask/marks/close-question';
import type { Member } from '../../src/modules/ask/member';
import type { AskAct } from '../../src/modules/ask/moderation/ask-act';
import { moderate } from '../../src/modules/ask/moderation/moderate';
import { askQuestion } from '../../src/modules/ask/questions/ask-question';
import { editQuestion } from '../../src/modules/ask/questions/edit-question';
import { listMemberRemovals } from '../../src/modules/ask/removals/list-member-removals';
import { removeMemberTexts } from '../../src/modules/ask/removals/remove-member-texts';
import { restoreMemberTexts } from '../../src/modules/ask/removals/restore-member-texts';
import { listTextReports } from '../../src/modules/ask/reports/list-text-reports';
import { reportText } from '../../src/modules/ask/reports/report-text';
import { settleTextReport } from '../../src/modules/ask/reports/settle-text-report';
import { decideText } from '../../src/modules/ask/review/decide-text';
import { askQuestion as questionTable } from '../../src/modules/ask/tables';
import { voteOnText } from '../../src/modules/ask/votes/vote-on-text';
import { readVersion, readVersions } from '../../src/modules/ask/versions/read-versions';
import { auditEntry } from '../../src/modules/audit/tables';
import { richTextRenderer } from '../../src/modules/blog';
import { Limits } from '../../src/platform/limits/limits';
import { createLogger } from '../../src/platform/logging/logger';
import { createMetrics } from '../../src/platform/metrics/metrics';
import { askClient, askDraft } from '../support/clients/ask-client';
import { describeOnPglite } from '../support/engines';
import { useTestApi } from '../support/test-api';

interface Place {
  context: AskContext;
  db: AskContext['db'];
  author: Member;
  /** A shown question of the author with an open report, and an answer to it by the same member. */
  id: string;
  answer: string;
  /** A question of the author that waits for review. */
  waiting: string;
  /** A removal of all texts of another member. */
  removal: string;
  /** A question of somebody else. */
  other: string;
}

type Verb = (place: Place, member: Member) => Promise<unknown>;

const ofModerators: [string, Verb][] = [
  ['closing a question', ({ db, id }, member) => closeQuestion({ db }, member, { id, isClosed: true })],
  ['resolving a question', ({ db, id }, member) => resolveQuestion({ db }, member, { id, isResolved: true })],
  ['listing reports', ({ db }, member) => listTextReports(db, member)],
  ['settling', ({ db, id }, member) => settleTextReport(db, member, { kind: 'question', id, isRemoved: false })],
  ['approving', ({ db, waiting: id }, member) => decideText(db, member, { kind: 'question', id, isApproved: true })],
  [
    'removing all texts',
    ({ db, author }, member) => removeMemberTexts(db, member, { uid: String(author.accountId), reason: 'spam' }),
  ],
  ['restoring all texts', ({ db, removal }, member) => restoreMemberTexts(db, member, removal)],
  ['listing removals', ({ db }, member) => listMemberRemovals(db, member)],
  ['listing hidden versions', ({ db, id }, moderator) => readVersions(db, { kind: 'question', id, moderator })],
  ['a hidden version', ({ db, id }, moderator) => readVersion(db, { kind: 'question', id, version: '1', moderator })],
];

const body = 'Take the version of the status page.';

const ofUnmuted: [string, Verb][] = [
  ['asking', ({ context }, member) => askQuestion(context, member, askDraft)],
  ['answering', ({ context, id }, member) => answerQuestion(context, member, { id, body, engineVersion: '' })],
  ['editing a question', ({ context, id }, member) => editQuestion(context, member, { ...askDraft, id })],
  [
    'editing an answer',
    ({ context, answer: id }, member) => editAnswer(context, member, { id, body, engineVersion: '' }),
  ],
  ['voting', ({ context, other: id }, member) => voteOnText(context, member, { kind: 'question', id, vote: 1 })],
];

// The verbs are called as a job or a command of the chat would call them: without a route that checks something first.
describeOnPglite('the verbs of questions and answers', (open) => {
  let context: AskContext;
  const api = useTestApi(open);
  beforeAll(async () => {
    context = createAskContext({
      database: api.database,
      limits: new Limits({ database: api.database, metrics: createMetrics(), onStoreError: () => {} }),
      log: createLogger('silent'),
      render: richTextRenderer,
      findReview: () => Promise.resolve('off'),
    });
  });

  async function enter(...roles: number[]): Promise<Member> {
    const { uid } = await askClient(api).enter();
    return { accountId: Number(uid), name: 'Lumine', address: '', roles: [Role.MEMBER, ...roles], isNew: false };
  }
  const ask = async (member: Member) => String((await askQuestion(context, member, askDraft)).id);

  async function prepare(): Promise<Place> {
    const [author, spammer] = [await enter(), await enter()];
    const [id, waiting, other] = [await ask(author), await ask(author), await ask(await enter())];
    const answer = await answerQuestion(context, author, { id, body, engineVersion: '1.7' });
    await reportText(context, await enter(), { kind: 'question', id, reason: 'advertising' });
    await api.database.query(`update ask_question set is_waiting = true where id = ${waiting}`);
    await ask(spammer);
    const spam = { uid: String(spammer.accountId), reason: 'spam' };
    const { id: removal } = await removeMemberTexts(context.db, await enter(Role.MOD), spam);
    return { context, db: context.db, author, id, answer: String(answer.id), waiting, removal, other };
  }

  test.each(ofModerators)('%s is for moderators', async (_name, verb) => {
    const place = await prepare();
    await expect(verb(place, await enter())).rejects.toMatchObject({ kind: 'permission-denied' });
    await expect(verb(place, await enter(Role.SPONSOR))).rejects.toMatchObject({ kind: 'permission-denied' });
    await verb(place, await enter(Role.MOD));
  });

  test.each(ofUnmuted)('%s is not for muted members', async (_name, verb) => {
    const place = await prepare();
    const { accountId } = place.author;
    await api.database.query(`insert into chat_mute (account_id, reason) values (${accountId}, 'spam')`);
    await expect(verb(place, place.author)).rejects.toMatchObject({
      kind: 'permission-denied',
      message: expect.stringMatching(/^You are muted/),
    });
    await api.database.query(`delete from chat_mute where account_id = ${accountId}`);
    await verb(place, place.author);
  });

  test('an act of a moderator and its entry of the audit log are one change', async () => {
    const { db: at, id } = await prepare();
    const moderator = { ...(await enter(Role.MOD)), address: '192.0.2.1' };
    const log = { info: jest.fn() };
    const close = (toAct: () => AskAct | null) =>
      moderate(
        { db: at, log, member: moderator },
        { work: (tx) => closeQuestion({ db: tx }, moderator, { id, isClosed: true }), toAct },
      );
    const findEntries = () => at.select().from(auditEntry).where(eq(auditEntry.actorId, moderator.accountId));
    const isClosed = async () => {
      const [row] = await at
        .select()
        .from(questionTable)
        .where(eq(questionTable.id, Number(id)));
      return row?.isClosed;
    };
    const failing = close(() => {
      throw new Error('no entry');
    });
    await expect(failing).rejects.toThrow('no entry');
    expect([await isClosed(), await findEntries()]).toEqual([false, []]);
    expect(log.info).not.toHaveBeenCalled();
    await close(() => ({ event: 'ask-question-closed', text: `question ${id}` }));
    expect(await isClosed()).toBe(true);
    const entry = { action: 'ask.question-closed', subject: `question:${id}`, address: '192.0.2.1', outcome: 'ok' };
    expect(await findEntries()).toMatchObject([entry]);
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  test('reports and drafts have limits', async () => {
    const { id } = await prepare();
    const member = await enter();
    const untilRefused = async (verb: () => Promise<void>): Promise<number> => {
      for (let done = 0; done <= 100; done += 1) {
        try {
          await verb();
        } catch (error) {
          expect(error).toMatchObject({ kind: 'rate-limited' });
          return done;
        }
      }
      return Infinity;
    };
    const report = () => reportText(context, member, { kind: 'question', id, reason: 'advertising' });
    const draft = { ...askDraft, engineVersion: '', place: 'ask' };
    expect(await untilRefused(report)).toBe(20);
    expect(await untilRefused(() => keepDraft(context, member.accountId, draft))).toBe(60);
  });
});
