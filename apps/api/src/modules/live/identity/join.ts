import { liveTicketPrefix, sessionEnded } from '@starhaven/contracts/live';
import type { AccountChanges, LiveTickets, SessionProver, SignedIn } from '../../account';
import type { LiveSocket } from '../live-socket';
import { toMember } from './member';
import type { Member } from './member';
import type { Membership } from './membership';

/** While changes of accounts may be lost, a proof is valid for this long (docs/security.md#live-identity). */
const proofAgeMs = 5_000;

export interface JoinContext {
  sessions: SessionProver;
  tickets: LiveTickets;
  accountChanges: AccountChanges;
  membership: Membership;
  /** Counts changes of all accounts. */
  countChanges: () => number;
}

/**
 * Joins the public chat with a session key or ticket. Joining again with the same one, every few seconds, costs nothing while the database
 * reports every changed account: the proof then stays valid until a change arrives.
 */
export async function joinPublicChat(context: JoinContext, socket: LiveSocket, given: string): Promise<void> {
  const { data } = socket;
  if (data.joining !== null || (data.provenBy === given && isFresh(context, socket))) return;
  const joining = join(context, socket, given);
  data.joining = joining;
  try {
    await joining;
  } finally {
    data.joining = null;
  }
}

async function join(context: JoinContext, socket: LiveSocket, given: string): Promise<void> {
  const { data } = socket;
  const changes = context.countChanges();
  const signedIn =
    data.provenBy === given && data.member !== null
      ? await context.sessions.find({ sessionId: data.member.sessionId })
      : await prove(context, socket, given);
  settle(context, socket, given, signedIn);
  // If an account changed during the query, its old state may have been read, and that change marked no connection for a new check.
  if (context.countChanges() !== changes) await proveAgain(context, socket);
}

/**
 * Finds the member who joined on this connection, before an action. Waits for a join that is still running, because a message may follow its
 * join in the same millisecond. Queries the database only when the last check is not valid any more.
 * @returns null if nobody joined, or if the session has ended
 * @throws when that query fails; the error of a failed join was reported when it was handled
 */
export async function findActingMember(context: JoinContext, socket: LiveSocket): Promise<Member | null> {
  const { data } = socket;
  if (data.joining !== null) await data.joining.catch(() => undefined);
  // The newest check began after the last known change, so actions that arrive together share it.
  if (data.member !== null && !isFresh(context, socket)) await (data.checking ?? proveAgain(context, socket));
  return data.member;
}

/**
 * Queries the database again for the account of a joined connection; a connection without a live session is closed
 * (docs/security.md#live-socket-limits).
 */
export async function proveAgain(context: JoinContext, socket: LiveSocket): Promise<void> {
  const { data } = socket;
  if (data.member === null) return;
  // Stays true when the database does not answer, so that the check is repeated: the member may have been banned.
  data.isProofDue = true;
  const checking = check(context, socket, data.member);
  data.checking = checking;
  try {
    await checking;
  } finally {
    if (data.checking === checking) data.checking = null;
  }
}

async function check(context: JoinContext, socket: LiveSocket, { sessionId }: Member): Promise<void> {
  const { provenBy } = socket.data;
  const signedIn = await context.sessions.find({ sessionId });
  // It may have joined with another session during the query, or left.
  if (socket.data.member?.sessionId !== sessionId) return;
  if (signedIn) settle(context, socket, provenBy, signedIn);
  else {
    // Sent before the connection closes.
    socket.emit(sessionEnded.name, {});
    socket.disconnect(true);
  }
}

/**
 * Checks members again whether or not they join again: those whose session or granted role has expired, those whose last check failed, and
 * all of them while changes may be lost.
 * @throws the first error, after all checks have ended
 */
export async function proveExpired(context: JoinContext): Promise<void> {
  const { accountChanges, membership } = context;
  const expired = [...membership.sockets()].filter((socket) => !accountChanges.isLive || !isFresh(context, socket));
  const checks = await Promise.allSettled(expired.map((socket) => proveAgain(context, socket)));
  const failed = checks.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

function isFresh({ accountChanges }: JoinContext, { data }: LiveSocket): boolean {
  if (data.member === null || data.isProofDue || Date.now() >= data.member.validUntilMs) return false;
  return accountChanges.isLive || performance.now() - data.provenAtMs < proofAgeMs;
}

async function prove(
  { sessions, tickets }: JoinContext,
  { data }: LiveSocket,
  given: string,
): Promise<SignedIn | null> {
  if (!given.startsWith(liveTicketPrefix)) return sessions.find({ sessionKey: given });
  if (data.taken?.ticket !== given) {
    const sessionId = await tickets.take(given);
    // The ticket is consumed even if a later step fails: the next join on this connection reuses its session.
    data.taken = sessionId === null ? null : { ticket: given, sessionId };
  }
  return data.taken === null ? null : sessions.find({ sessionId: data.taken.sessionId });
}

function settle({ membership }: JoinContext, socket: LiveSocket, given: string, signedIn: SignedIn | null): void {
  // The client may have disconnected during the query.
  if (!socket.connected) return;
  const { data } = socket;
  if (signedIn === null) return membership.leave(socket);
  data.provenAtMs = performance.now();
  data.isProofDue = false;
  if (membership.enter(socket, toMember(signedIn))) data.provenBy = given;
  else socket.emit('error', { message: 'The chat is open in three other places already.' });
}
