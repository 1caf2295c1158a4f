import type { WebConfig } from '../../config/config';
import type { PageOrigins } from '../security-headers';

/**
 * The origins that a page's policy needs. Browsers connect to the socket at its own address or, forwarded, at ours. The policy names it in
 * both cases, because not every browser treats `wss:` of the same host as `'self'`.
 */
export function pageOrigins({
  realtimeUrl,
  siteUrl,
  community,
}: Pick<WebConfig, 'realtimeUrl' | 'siteUrl'> & { community?: { commentsName: string | null } }): PageOrigins {
  return {
    realtimeUrl: realtimeUrl === 'off' ? null : (realtimeUrl ?? siteUrl),
    isHttps: siteUrl.startsWith('https:'),
    commentsName: community?.commentsName ?? null,
  };
}
