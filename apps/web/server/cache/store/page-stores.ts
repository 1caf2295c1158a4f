import { extensions } from '@starhaven/contracts/protocol';
import type { ContentVersions } from '@starhaven/upstream/server';
import { accountTopic } from '../../services/load-context';
import type { AnonymousPage } from './anonymous-page';
import type { MemberPage } from './member-page';
import type { PageRender } from '../request/page-request';
import { PageStore } from './page-store';

// A host that does not report changes: a stored page may be out of date, so it is stored only briefly.
const unreportedMaxAgeMs = 15_000;

/** The cached pages of this process. They are dropped when a host reports a change. */
export interface PageStores {
  anonymous: PageStore<AnonymousPage>;
  members: PageStore<MemberPage>;
  /** How long a page with this data may be cached, in milliseconds; 0 = not at all, undefined = the store's default. */
  maxAgeMs: (page: PageRender) => number | undefined;
  /** Whether a host that reports changes is unreachable at this moment. */
  isHostUnreachable: () => boolean;
}

export function createPageStores(versions: ContentVersions): PageStores {
  const anonymous = new PageStore<AnonymousPage>();
  const members = new PageStore<MemberPage>();
  versions.onChange((topic) => {
    anonymous.invalidate(topic);
    members.invalidate(topic);
  });
  versions.onAccountChange((uid) => members.invalidate(uid === 'all' ? uid : accountTopic(uid)));
  const tellsChanges = () => versions.hasExtension('content-events');
  return {
    anonymous,
    members,
    maxAgeMs: ({ topics, audience }) => {
      // The shell shows the account, so the connection to a host that reports ended sessions must be open.
      if (audience === 'member' && versions.hasExtension(extensions.sessions) && !versions.tellsAccounts) return 0;
      if (topics.size === 0 || versions.isLive) return undefined;
      return tellsChanges() ? 0 : unreportedMaxAgeMs;
    },
    isHostUnreachable: () => tellsChanges() && !versions.isLive,
  };
}
