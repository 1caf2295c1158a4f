import { createHash } from 'node:crypto';
import type { SessionState, StoredSession } from '@starhaven/contracts/session';
import { extensions } from '@starhaven/contracts/protocol';
import { getSessionState } from '@starhaven/contracts/session';
import type { ContentVersions, UpstreamClient } from '@starhaven/upstream/server';
import { isSessionOver, orElse } from '@starhaven/upstream/server';
import { LRUCache } from 'lru-cache';

export interface SessionWatchOptions {
  /** Announces changed accounts at once. While it is not connected, an answer of the host is valid for only a few seconds. */
  versions: ContentVersions | null;
  /** A monotonic clock in milliseconds, because the lifetime of an answer is a duration. */
  now?: () => number;
}

/** Checks whether the host still accepts a session. */
export interface SessionWatch {
  /**
   * The session with the account's current roles and names, or null if the host has ended it. If the host lacks the extension `sessions`
   * or does not answer now, the cookie's data is used; the API checks each call anyway.
   */
  check(stored: StoredSession, client: UpstreamClient): Promise<StoredSession | null>;
}

type Verdict = SessionState | 'ended' | 'unknown';

const liveMs = 5 * 60_000;
/** Without a live connection, roles, bans and ended sessions are at most this old (docs/security.md#live-identity). */
const blindMs = 5_000;
/** A page waits at most this long for the check: its data comes from calls that the host checks itself. */
const askTimeoutMs = 1_500;
/** A failing host is not asked again for each page. */
const unknownMs = 2_000;

/** Creates the watch of one web server; it caches the answers for the last 10,000 sessions. */
export function createSessionWatch({ versions, now = () => performance.now() }: SessionWatchOptions): SessionWatch {
  const verdicts = new LRUCache<string, { verdict: Promise<Verdict>; uid: string; until: number }>({ max: 10_000 });
  let generation = 0;

  versions?.onAccountChange((uid) => {
    generation += 1;
    for (const [key, entry] of verdicts.entries()) if (uid === 'all' || entry.uid === uid) verdicts.delete(key);
  });

  function ask(key: string, stored: StoredSession, client: UpstreamClient): Promise<Verdict> {
    const begun = generation;
    const entry = { verdict: askHost(stored, client), uid: stored.uid, until: now() + blindMs };
    verdicts.set(key, entry);
    const forget = () => {
      // A newer request may have replaced this entry.
      if (verdicts.peek(key) === entry) verdicts.delete(key);
    };
    entry.verdict.catch(forget);
    return entry.verdict.then((verdict) => {
      // An answer to a request from before the change may be outdated.
      if (begun !== generation) forget();
      else if (verdict === 'unknown') entry.until = now() + unknownMs;
      else if (versions?.tellsAccounts) entry.until = now() + liveMs;
      return verdict;
    });
  }

  return {
    check: async (stored, client) => {
      if (!client.hasExtension(extensions.sessions)) return stored;
      const key = createHash('sha256').update(stored.sessionKey).digest('base64url');
      const known = verdicts.get(key);
      const verdict = await (known && known.until > now() ? known.verdict : ask(key, stored, client));
      if (verdict === 'ended') return null;
      return verdict === 'unknown' ? stored : merge(stored, verdict);
    },
  };
}

/** Fields that the host leaves empty stay unchanged. A login never lasts longer than the expiry in its cookie. */
function merge(stored: StoredSession, state: SessionState): StoredSession {
  const { role, roleExpired, tokenAPI, expiredlogin } = state;
  return {
    ...stored,
    username: state.username || stored.username,
    name: state.name,
    locale: state.locale || stored.locale,
    role,
    roleExpired,
    tokenAPI,
    expiredlogin: expiredlogin > 0 ? Math.min(expiredlogin, stored.expiredlogin) : stored.expiredlogin,
  };
}

async function askHost(stored: StoredSession, client: UpstreamClient): Promise<Verdict> {
  const ask = async (): Promise<Verdict> => {
    const result = await client.call(getSessionState, {
      sessionKey: stored.sessionKey,
      signal: AbortSignal.timeout(askTimeoutMs),
    });
    if (result.ok) return result.data;
    return isSessionOver(result) ? 'ended' : 'unknown';
  };
  return orElse(ask, () => 'unknown');
}
