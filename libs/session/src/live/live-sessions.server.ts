import type { UpstreamClient } from '@starhaven/upstream';
import type { SessionCookies } from '../cookie/create-session-cookies.server';
import type { SessionWatch } from './session-watch.server';

/** The same cookies for one request, where a session that the host has ended is none. */
export function liveSessions(cookies: SessionCookies, watch: SessionWatch, client: UpstreamClient): SessionCookies {
  const inspect: SessionCookies['inspect'] = async (source) => {
    const reading = await cookies.inspect(source);
    if (!reading.session) return reading;
    const session = await watch.check(reading.session, client);
    return session ? { session, problem: null } : { session: null, problem: 'ended' };
  };
  return { ...cookies, inspect, read: async (source) => (await inspect(source)).session };
}
