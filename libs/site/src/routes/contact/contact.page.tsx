import { useLoaderData } from '@remix-run/react';
import { SiteLink } from '@starhaven/ui-kit';
import { Article } from '../../components/article';
import { ChannelList } from '../../components/join-community/join-community';
import { articleMeta } from '../../lib/article-meta';
import type { loader } from '../community/community.route.server';

const lead = 'The fastest way depends on what it is about.';

export const contactMeta = articleMeta({
  title: 'Contact',
  description:
    'How to reach the people who run this site: help, broken downloads, security reports and rights holders.',
  path: '/contact',
});

export function ContactPage() {
  const { channels, contactEmail } = useLoaderData<typeof loader>();
  return (
    <Article title="Contact" lead={lead}>
      <h2>Help with playing</h2>
      <p>
        Start with the <SiteLink to="/guide">guide</SiteLink> and the <SiteLink to="/faq">common questions</SiteLink>.
        For everything else the community answers within minutes at most hours:
      </p>
      <ChannelList channels={channels} />

      <h2>A broken download or a wrong checksum</h2>
      <p>Name the game, platform, version and file, and the mirror you used. We check the file and replace the link.</p>

      <h2>Security</h2>
      <p>
        Found a way to harm players or the site? Please tell the people who run this host in private{' '}
        {contactEmail ? 'by mail' : 'in one of the channels above, in a message to a moderator'}, with the steps to
        repeat it, and give them time to mend it before you speak about it.
      </p>

      <h2>Rights holders</h2>
      <p>
        This site shows game names to say what the community’s servers are for, and links to files that others host.
        Name the address of the page and the work in question, and the link is reviewed at once.
      </p>

      {contactEmail ? (
        <>
          <h2>By mail</h2>
          <p>
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        </>
      ) : null}
    </Article>
  );
}
