import { liveTicketPrefix, sessionEnded } from '@starhaven/contracts';
import type { AccountChanges, LiveTickets, SessionProver, SignedIn } from '../../account';
import type { LiveSocket } from '../live-socket';
import { toMember } from './member';
import type { Membership } from './membership';

/** While changes of accounts may pass unheard, a proof counts this long (docs/security.md#live-identity). */
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
 * Joins the public chat with a session key or ticket. The same one again, every few seconds, costs nothing while the database
 * tells of every changed account: then what was proven holds until it says otherwise.
 */
export async function joinPublicChat(context: JoinContext, socket: LiveSocket, given: string): Promise<void> {
  const { data } = socket;
  if (data.isProving || (data.provenBy === given && isFresh(context, socket))) return;
  data.isProving = true;
  const changes = context.countChanges();
  try {
    const signedIn =
      data.provenBy === given && data.member !== null
        ? await context.sessions.find({ sessionId: data.member.sessionId })
        : await prove(context, socket, given);
    settle(context, socket, given, signedIn);
    // An account that changed while the database was asked may have been read as it was before, and nobody knew yet to look again.
    if (context.countChanges() !== changes) await proveAgain(context, socket);
  } finally {
    data.isProving = false;
  }
}

/**
 * Asks the database again who a joined connection belongs to; whoever has no session any more is disconnected
 * (docs/security.md#live-socket-limits).
 */
export async function proveAgain(context: JoinContext, socket: LiveSocket): Promise<void> {
  const { member, provenBy } = socket.data;
  if (member === null) return;
  // Stays true when the database does not answer, so that the check is repeated: the member may have been banned.
  socket.data.isProofDue = true;
  const signedIn = await context.sessions.find({ sessionId: member.sessionId });
  if (signedIn) settle(context, socket, provenBy, signedIn);
  else {
    // It leaves before the connection closes.
    socket.emit(sessionEnded.name, {});
    socket.disconnect(true);
  }
}

/** Asks again about members whose session or granted role has run out, or whose last proof failed, whether or not they join again. */
export async function proveExpired(context: JoinContext): Promise<void> {
  const nowMs = Date.now();
  const expired = [...context.membership.sockets()].filter(
    ({ data }) => data.isProofDue || (data.member?.validUntilMs ?? Infinity) <= nowMs,
  );
  await Promise.all(expired.map((socket) => proveAgain(context, socket)));
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
    // Whatever fails from here on, the ticket is used up: the next join on this connection goes on from it.
    data.taken = sessionId === null ? null : { ticket: given, sessionId };
  }
  return data.taken === null ? null : sessions.find({ sessionId: data.taken.sessionId });
}

function settle({ membership }: JoinContext, socket: LiveSocket, given: string, signedIn: SignedIn | null): void {
  // It may have gone while the database was asked.
  if (!socket.connected) return;
  const { data } = socket;
  if (signedIn === null) return membership.leave(socket);
  data.provenAtMs = performance.now();
  data.isProofDue = false;
  if (membership.enter(socket, toMember(signedIn))) data.provenBy = given;
  else socket.emit('error', { message: 'The chat is open in three other places already.' });
}
