import type { fetchCredential, LiveCredential } from './socket/fetch-credential';

/** docs/behaviour/foundation.md#live-connection-numbers */
const roomRejoinIntervalMs = 5_000;

export interface RoomMembershipOptions {
  /** Uid of the logged-in account, or null. */
  account: () => string | null;
  fetchCredential: typeof fetchCredential;
  join: (key: string) => void;
  /** The credential that joined the room; null: this connection is not a member. */
  onChange: (credential: LiveCredential | null) => void;
  /** Called if there is no session although the page shows a logged-in account. */
  onRefused: () => void;
  /** Closes the connection and opens a new one, which ends the membership. */
  restart: () => void;
}

/** After each failed request for a credential twice as many turns are skipped, up to this number. */
const maxSkippedTurns = 12;
/** A credential that the server rejected is replaced at most this often. */
const replaceIntervalMs = 30_000;

/**
 * Joins the public room on connecting and every 5 seconds while connected and logged in (docs/behaviour/foundation.md#public-room). The
 * credential is fetched once per connection and is stored only in this closure: a ticket joins one connection, and sending it again means
 * "still here".
 */
export function createRoomMembership({
  account,
  fetchCredential,
  join,
  onChange,
  onRefused,
  restart,
}: RoomMembershipOptions) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let key: string | null = null;
  let joinedAs: string | null = null;
  let isRefused = false;
  let replacedAt = -Infinity;
  let failures = 0;
  let turnsToSkip = 0;
  // An answer is ignored if the connection or the account has changed since its request.
  let turn = 0;
  let isAsking = false;

  const forget = () => {
    key = joinedAs = null;
    isRefused = isAsking = false;
    failures = turnsToSkip = 0;
    turn += 1;
    onChange(null);
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
      onChange(answer);
    }
  }

  function take(): void {
    if (account() === null || isRefused || isAsking) return;
    if (key !== null) return join(key);
    if (turnsToSkip > 0) turnsToSkip -= 1;
    else void ask();
  }

  return {
    /** Called when the connection is established. */
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
    /**
     * Called if the server reported an error, possibly about a join: the next turn fetches a new credential instead of repeating a used
     * one.
     */
    rejected: () => {
      if (key === null || account() === null || performance.now() - replacedAt < replaceIntervalMs) return;
      replacedAt = performance.now();
      key = null;
      onChange(null);
    },
    /** Called after a login, logout or renewed login: joins or leaves at once. Only a new connection can undo a join. */
    accountChanged: () => {
      if (timer === undefined) return;
      if (joinedAs !== null && joinedAs !== account()) return restart();
      forget();
      take();
    },
  };
}
