import { Role } from '@starhaven/contracts/session';
import { muteMember, unmuteMember } from '../../src/modules/chat/members/mute-member';
import { decideMessage } from '../../src/modules/chat/messages/decide-message';
import { deleteMessage } from '../../src/modules/chat/messages/delete-message';
import { operator } from '../../src/modules/chat/moderators';
import type { Moderating } from '../../src/modules/chat/moderators';
import { listChatReports } from '../../src/modules/chat/reports/list-chat-reports';
import { reportMessage } from '../../src/modules/chat/reports/report-message';
import { settleReport } from '../../src/modules/chat/reports/settle-reports';
import { pauseRoom } from '../../src/modules/chat/rooms/pause-room';
import type { Speaker } from '../../src/modules/chat/speaker';
import { chatMessage } from '../../src/modules/chat/tables';
import type { Drizzle } from '../../src/platform/database/database';
import { accountClient } from '../support/clients/account-client';
import { describeOnPglite } from '../support/engines';
import { useTestApi } from '../support/test-api';

interface Place {
  db: Drizzle;
  accountId: number;
  /** A shown message of this account with an open report. */
  reported: number;
  /** A message of this account that waits for approval. */
  waiting: number;
}

type Verb<Actor> = (place: Place, actor: Actor) => Promise<unknown>;

const reason = 'spam';
const pause = { room: 'public', isPaused: true, reason };

const ofOperators: [string, Verb<Moderating>][] = [
  ['muting', ({ db, accountId }, actor) => muteMember(db, actor, { accountId, until: 0, reason })],
  ['ending a mute', ({ db, accountId }, actor) => unmuteMember(db, actor, accountId)],
  ['pausing a room', ({ db }, actor) => pauseRoom(db, actor, pause)],
  ['resuming a room', ({ db }, actor) => pauseRoom(db, actor, { ...pause, isPaused: false })],
  ['listing reports', ({ db }, actor) => listChatReports(db, actor)],
];

const ofModerators: [string, Verb<Speaker>][] = [
  ...ofOperators,
  ['approving', ({ db, waiting: id }, speaker) => decideMessage(db, speaker, { id, isApproved: true })],
  ['rejecting', ({ db, waiting: id }, speaker) => decideMessage(db, speaker, { id, isApproved: false })],
  ['settling', ({ db, reported: id }, speaker) => settleReport(db, speaker, { id, isRemoved: false })],
  ['settling with a removal', ({ db, reported: id }, speaker) => settleReport(db, speaker, { id, isRemoved: true })],
];

// The verbs are called as a job or a command of the chat would call them: without a route that checks something first.
describeOnPglite('the verbs of the chat', (open) => {
  const api = useTestApi(open);

  async function enter(...roles: number[]): Promise<Speaker> {
    const { data } = await accountClient(api).enter();
    return { accountId: Number(data.uid), name: 'Lumine', roles: [Role.MEMBER, ...roles] };
  }

  async function prepare(): Promise<Place> {
    const [{ accountId, name }, reporter] = [await enter(), await enter()];
    const write = async (isPending: boolean): Promise<number> => {
      const values = { accountId, name, room: 'public', input: 'Hello', isPending };
      const [row] = await api.database.db.insert(chatMessage).values(values).returning({ id: chatMessage.id });
      if (!row) throw new Error('The message was not written.');
      return row.id;
    };
    const [reported, waiting] = [await write(false), await write(true)];
    await reportMessage(api.database.db, { accountId: reporter.accountId, messageId: reported, reason });
    return { db: api.database.db, accountId, reported, waiting };
  }

  test.each(ofModerators)('%s is for moderators', async (_name, verb) => {
    const place = await prepare();
    const denied = { kind: 'permission-denied', message: 'Forbidden' };
    await expect(verb(place, await enter())).rejects.toMatchObject(denied);
    await expect(verb(place, await enter(Role.SPONSOR))).rejects.toMatchObject(denied);
    await verb(place, await enter(Role.MOD));
  });

  test.each(ofOperators)('%s is for the operator, too', async (_name, verb) => {
    await verb(await prepare(), operator);
  });

  test('members remove only their own messages, moderators all', async () => {
    const { db: at, reported, waiting, accountId } = await prepare();
    expect(await deleteMessage(at, await enter(), reported)).toBeNull();
    expect(await deleteMessage(at, { ...(await enter()), accountId }, reported)).toEqual({ authorId: accountId });
    expect(await deleteMessage(at, await enter(Role.MOD), waiting)).toEqual({ authorId: accountId });
  });
});
