import { Role } from '@starhaven/contracts/session';
import { resolveQuestion } from '../src/modules/ask/marks/resolve-question';
import { closeQuestion } from '../src/modules/ask/marks/close-question';
import type { Member } from '../src/modules/ask/member';
import { listMemberRemovals } from '../src/modules/ask/removals/list-member-removals';
import { removeMemberTexts } from '../src/modules/ask/removals/remove-member-texts';
import { restoreMemberTexts } from '../src/modules/ask/removals/restore-member-texts';
import { listTextReports } from '../src/modules/ask/reports/list-text-reports';
import { reportText } from '../src/modules/ask/reports/report-text';
import { settleTextReport } from '../src/modules/ask/reports/settle-text-report';
import { decideText } from '../src/modules/ask/review/decide-text';
import { readVersion, readVersions } from '../src/modules/ask/versions/read-versions';
import type { Drizzle } from '../src/platform/database/database';
import { askClient } from './support/ask-client';
import { describeOnPglite } from './support/engines';
import type { TestDatabase } from './support/engines';
import { createTestApp } from './support/test-app';
import type { TestApp } from './support/test-app';

interface Place {
  db: Drizzle;
  /** A shown question with an open report. */
  id: string;
  /** A question that waits for review. */
  waiting: string;
  /** The author of both. */
  uid: string;
  /** A removal of all texts of another member. */
  removal: string;
}

type Verb = (place: Place, member: Member) => Promise<unknown>;

const verbs: [string, Verb][] = [
  ['closing a question', ({ db, id }, member) => closeQuestion({ db }, member, { id, isClosed: true })],
  ['resolving a question', ({ db, id }, member) => resolveQuestion({ db }, member, { id, isResolved: true })],
  ['listing reports', ({ db }, member) => listTextReports(db, member)],
  [
    'settling reports',
    ({ db, id }, member) => settleTextReport(db, member, { kind: 'question', id, isRemoved: false }),
  ],
  ['approving', ({ db, waiting: id }, member) => decideText(db, member, { kind: 'question', id, isApproved: true })],
  ['removing all texts', ({ db, uid }, member) => removeMemberTexts(db, member, { uid, reason: 'spam' })],
  ['restoring all texts', ({ db, removal }, member) => restoreMemberTexts(db, member, removal)],
  ['listing removals', ({ db }, member) => listMemberRemovals(db, member)],
  ['listing hidden versions', ({ db, id }, moderator) => readVersions(db, { kind: 'question', id, moderator })],
  ['a hidden version', ({ db, id }, moderator) => readVersion(db, { kind: 'question', id, version: '1', moderator })],
];

// The verbs are called as a job or a command of the chat would call them: without a route that checks the role.
describeOnPglite('what only moderators may do with questions and answers', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  beforeAll(async () => {
    db = await open();
    server = await createTestApp(db.database);
  });
  afterAll(async () => {
    await server?.app.close();
    await db?.close();
  });

  async function enter(...roles: number[]): Promise<Member> {
    const { uid } = await askClient(server.app, db.database).enter();
    return { accountId: Number(uid), name: 'Lumine', address: '', roles: [Role.MEMBER, ...roles], isNew: false };
  }

  async function prepare(): Promise<Place> {
    const ask = askClient(server.app, db.database);
    const [author, spammer] = [await ask.enter(), await ask.enter()];
    const [id, waiting] = [await ask.question(author), await ask.question(author)];
    const at = db.database.db;
    await reportText(at, await enter(), { kind: 'question', id, reason: 'advertising' });
    await db.database.query(`update ask_question set is_waiting = true where id = ${waiting}`);
    await ask.question(spammer);
    const removed = await removeMemberTexts(at, await enter(Role.MOD), { uid: spammer.uid, reason: 'spam' });
    return { db: at, id, waiting, uid: author.uid, removal: removed.id };
  }

  test.each(verbs)('%s', async (_name, verb) => {
    const place = await prepare();
    await expect(verb(place, await enter())).rejects.toMatchObject({ kind: 'permission-denied' });
    await expect(verb(place, await enter(Role.SPONSOR))).rejects.toMatchObject({ kind: 'permission-denied' });
    await verb(place, await enter(Role.MOD));
  });
});
