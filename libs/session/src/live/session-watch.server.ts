import { createHash } from 'node:crypto';
import type { SessionState, StoredSession } from '@starhaven/contracts';
import { extensions, getSessionState, isSuccess } from '@starhaven/contracts';
import type { ContentVersions, UpstreamClient } from '@starhaven/upstream';
import { isUpstreamError } from '@starhaven/upstream/server';
import { LRUCache } from 'lru-cache';

export interface SessionWatchOptions {
  /** Tells of changed accounts at once; while it does not, what the host said counts for a few seconds only. */
  versions: ContentVersions | null;
  /** Milliseconds that nobody can set back: how long a verdict counts is a duration. */
  now?: () => number;
}

/** Knows of each session whether the host still honours it. */
export interface SessionWatch {
  /**
   * The session with the account's present roles and names, or null when the host has ended it. A host without the extension
   * `sessions`, or one that does not answer now, is not waited for: then the cookie's own word counts, and each call is checked anyway.
   */
  check(stored: StoredSession, client: UpstreamClient): Promise<StoredSession | null>;
}

type Verdict = SessionState | 'ended' | 'unknown';

const liveMs = 5 * 60_000;
/** Without a live line, roles, bans and ends are at most this old (docs/security.md#live-identity). */
const blindMs = 5_000;
/** A page does not wait longer for this alone: what it shows asks the host itself. */
const askTimeoutMs = 1_500;
/** A host in trouble is not asked again for each page. */
const unknownMs = 2_000;

/** Builds the watch of one web server; it holds verdicts of the last 10,000 sessions. */
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
      // Another question may have taken its place.
      if (verdicts.peek(key) === entry) verdicts.delete(key);
    };
    entry.verdict.catch(forget);
    return entry.verdict.then((verdict) => {
      // What was asked before a change may say what was true before it.
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

/** What the host left empty stays as it was; a login never lasts longer than its cookie says. */
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
  try {
    const answer = await client.call(getSessionState, {
      sessionKey: stored.sessionKey,
      signal: AbortSignal.timeout(askTimeoutMs),
    });
    if ('data' in answer && isSuccess(answer.retcode)) return answer.data as SessionState;
    return answer.retcode === 401 ? 'ended' : 'unknown';
  } catch (error) {
    if (isUpstreamError(error)) return 'unknown';
    throw error;
  }
}
