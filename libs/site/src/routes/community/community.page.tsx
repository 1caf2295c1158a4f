import { useLoaderData } from '@remix-run/react';
import { SiteLink } from '@starhaven/ui-kit';
import { Article } from '../../together/article/article';
import { ChannelList } from '../../components/join-community/join-community';
import { articleMeta } from '../../together/article/article-meta';
import type { loader } from './community.route.server';

const lead = 'Players helping players: where we talk, how we treat each other, and how you can lend a hand.';

export const communityMeta = articleMeta({ title: 'Community', description: lead, path: '/community' });

export function CommunityPage() {
  const { channels } = useLoaderData<typeof loader>();
  return (
    <Article title="Community" lead={lead}>
      <h2>Where we talk</h2>
      <ChannelList channels={channels} />

      <h2>House rules</h2>
      <ul>
        <li>Be kind. Everybody asked their first question once.</li>
        <li>No selling: not of accounts, not of items, not of access. Private servers are free.</li>
        <li>No cheats or bots for official servers. What you do here stays here.</li>
        <li>Keep personal data out of chat, yours and that of others.</li>
        <li>Spoilers get a warning, links get a word about where they lead.</li>
      </ul>

      <h2>Asking well</h2>
      <p>
        Say which game, which platform and which version, what you did, what you expected and what happened instead. A
        picture of the message on your screen saves three questions. Look at the{' '}
        <SiteLink to="/faq">common questions</SiteLink> first: yours may be there.
      </p>

      <h2>Lending a hand</h2>
      <p>
        Test a new build, mirror a download, translate a guide, answer a beginner, report a broken link. The engines
        behind the servers are open projects too, and welcome good bug reports; you find them on each game’s page under{' '}
        <SiteLink to="/downloads">downloads</SiteLink>.
      </p>
    </Article>
  );
}
