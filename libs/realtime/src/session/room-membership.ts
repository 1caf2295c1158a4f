import { roomRejoinIntervalMs } from '@starhaven/contracts';
import type { fetchCredential } from './fetch-credential';

export interface RoomMembershipOptions {
  /** Uid of who is logged in, or null. */
  account: () => string | null;
  fetchCredential: typeof fetchCredential;
  join: (key: string) => void;
  /** There is no session although somebody seems to be logged in. */
  onRefused: () => void;
  /** Takes the connection away from whoever it was joined as. */
  restart: () => void;
}

/** After a failed request for a credential so many turns are left out, each time more. */
const maxSkippedTurns = 12;
/** A credential that the server complains of is replaced at most this often. */
const replaceIntervalMs = 30_000;

/**
 * Joins the public room on connecting and every 5 seconds while connected and logged in
 * (docs/behaviour/foundation.md#public-room). The credential is asked for once a connection and lives in this closure alone: a
 * ticket joins one connection, and repeated on it says "still here".
 */
export function createRoomMembership({ account, fetchCredential, join, onRefused, restart }: RoomMembershipOptions) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let key: string | null = null;
  let joinedAs: string | null = null;
  let isRefused = false;
  let replacedAt = -Infinity;
  let failures = 0;
  let turnsToSkip = 0;
  // An answer that comes after the connection or the account changed is nobody's.
  let turn = 0;
  let isAsking = false;

  const forget = () => {
    key = joinedAs = null;
    isRefused = isAsking = false;
    failures = turnsToSkip = 0;
    turn += 1;
  };

  async function ask(): Promise<void> {
    const asked = turn;
    const uid = account();
    isAsking = true;
    const answer = await fetchCredential();
    if (asked !== turn) return;
    isAsking = false;
    if (answer === 'refused') {
      isRefused = true;
      onRefused();
    } else if (answer === 'failed') {
      failures += 1;
      turnsToSkip = Math.min(2 ** failures, maxSkippedTurns);
    } else {
      key = answer.key;
      joinedAs = uid;
      join(key);
    }
  }

  function take(): void {
    if (account() === null || isRefused || isAsking) return;
    if (key !== null) return join(key);
    if (turnsToSkip > 0) turnsToSkip -= 1;
    else void ask();
  }

  return {
    /** The connection stands. */
    enter: () => {
      forget();
      clearInterval(timer);
      timer = setInterval(take, roomRejoinIntervalMs);
      take();
    },
    leave: () => {
      clearInterval(timer);
      timer = undefined;
      forget();
    },
    /** The server reported an error, maybe of a join: the next turn asks for a new credential instead of repeating a spent one for ever. */
    rejected: () => {
      if (key === null || account() === null || performance.now() - replacedAt < replaceIntervalMs) return;
      replacedAt = performance.now();
      key = null;
    },
    /** Login, logout or a renewed login: joins or leaves at once. Nothing but a new connection takes back a join. */
    accountChanged: () => {
      if (timer === undefined) return;
      if (joinedAs !== null && joinedAs !== account()) return restart();
      forget();
      take();
    },
  };
}
