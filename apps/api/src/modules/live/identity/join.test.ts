import type { AccountChanges, LiveTickets, SessionProver, SignedIn } from '../../account';
import type { LiveSocket } from '../live-socket';
import { Visit } from '../live-socket';
import { findActingMember, joinPublicChat } from './join';
import { Membership } from './membership';

/** A check without notices is valid for this long (docs/security.md#live-identity). */
const validMs = 5_000;

// Only the parts that a join reads.
const signedIn = {
  account: { id: 7, name: 'Ann', roles: [3], roleExpiresAt: null },
  session: { id: 1, expiresAt: new Date(Date.now() + 3_600_000) },
} as unknown as SignedIn;

async function joined() {
  const find = jest.fn<Promise<SignedIn | null>, []>(() => Promise.resolve(signedIn));
  const accountChanges = { isLive: true };
  const context = {
    sessions: { find } as unknown as SessionProver,
    tickets: {} as LiveTickets,
    accountChanges: accountChanges as AccountChanges,
    membership: new Membership(),
    countChanges: () => 0,
  };
  const socket = { data: new Visit(null), connected: true, join: () => {}, leave: () => {} } as unknown as LiveSocket;
  await joinPublicChat(context, socket, 'a session key');
  find.mockClear();
  return {
    find,
    accountChanges,
    act: () => findActingMember(context, socket),
    age: (ms: number) => void (socket.data.provenAtMs -= ms),
  };
}

test('while notices arrive, the age of a check does not matter', async () => {
  const { act, age, find } = await joined();
  age(10 * validMs);
  expect(await act()).toMatchObject({ uid: '7', roles: [3] });
  expect(find).not.toHaveBeenCalled();
});

test('while notices are lost, a recent check counts, and actions that arrive together share the next one', async () => {
  const { act, age, find, accountChanges } = await joined();
  age(validMs);
  accountChanges.isLive = false;
  const acting = await Promise.all([act(), act(), act()]);
  expect(acting.map((member) => member?.roles)).toEqual([[3], [3], [3]]);
  expect(find).toHaveBeenCalledTimes(1);
  age(validMs / 5);
  await act();
  expect(find).toHaveBeenCalledTimes(1);
});
