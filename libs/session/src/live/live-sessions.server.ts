import type { UpstreamClient } from '@starhaven/upstream/server';
import type { SessionCookies, SessionReading } from '../cookie/create-session-cookies.server';
import type { SessionWatch } from './session-watch.server';

/**
 * The same cookies for one request; a session that the host has ended counts as no session. Every loader of a page reads the session, so
 * its signature and shape are checked only once, but the host's state each time.
 */
export function liveSessions(cookies: SessionCookies, watch: SessionWatch, client: UpstreamClient): SessionCookies {
  const readings = new Map<string | null, Promise<SessionReading>>();
  const readOnce = (header: string | null) => {
    const known = readings.get(header);
    if (known) return known;
    const reading = cookies.inspect(header);
    readings.set(header, reading);
    return reading;
  };
  const inspect: SessionCookies['inspect'] = async (source) => {
    const reading = await readOnce(source instanceof Request ? source.headers.get('cookie') : (source ?? null));
    if (!reading.session) return reading;
    const session = await watch.check(reading.session, client);
    return session ? { session, problem: null } : { session: null, problem: 'ended' };
  };
  return { ...cookies, inspect, read: async (source) => (await inspect(source)).session };
}
