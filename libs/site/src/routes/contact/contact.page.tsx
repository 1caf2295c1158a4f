import { useLoaderData } from '@remix-run/react';
import { SiteLink } from '@starhaven/ui-kit';
import { Article } from '../../together/article/article';
import { ChannelList } from '../../components/join-community/join-community';
import { articleMeta } from '../../together/article/article-meta';
import type { loader } from '../community/community.route.server';

const lead = 'Who runs this site, and how you reach them.';

export const contactMeta = articleMeta({
  title: 'Contact',
  description:
    'How to reach the people who run this site: help, broken downloads, security reports and rights holders.',
  path: '/contact',
});

/** Shows only what is set up: who runs the site, and the available ways to contact them (docs/behaviour/site.md#contact). */
export function ContactPage() {
  const { name, host, operatorName, channels, contactEmail } = useLoaderData<typeof loader>();
  const hasChannels = channels.length > 0;
  return (
    <Article title="Contact" lead={lead}>
      <h2>Who runs this site</h2>
      <p>
        {operatorName ? (
          <>
            {name} at {host} is run by <strong>{operatorName}</strong>.
          </>
        ) : (
          <>
            The people who run {name} at {host} have not put a name here.
          </>
        )}{' '}
        They are not the makers of the games, nor the authors of the software behind this site, which anybody can host.
      </p>

      <h2>How you reach them</h2>
      {contactEmail ? (
        <p>
          By mail: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      ) : null}
      {hasChannels ? (
        <p>{contactEmail ? 'Or in a channel of the community:' : 'In a channel of the community:'}</p>
      ) : null}
      {contactEmail || hasChannels ? null : (
        <p>They have not given an address yet. Until then, write in a channel that their moderators read:</p>
      )}
      {contactEmail && !hasChannels ? null : <ChannelList channels={channels} isForWriting />}

      <h2>Help with playing</h2>
      <p>
        Start with the <SiteLink to="/guide">guide</SiteLink> and the <SiteLink to="/faq">common questions</SiteLink>.
        For everything else ask the <SiteLink to="/community">community</SiteLink>.
      </p>

      <h2>A broken download or a wrong checksum</h2>
      <p>
        Name the game, platform, version and file, and the mirror you used, so that the link can be checked and
        replaced.
      </p>

      <h2>Security</h2>
      <p>
        Found a way to harm players or the site? Please report it to the people who run this host in private
        {contactEmail ? ', by mail' : hasChannels ? ', in a message to a moderator of a channel' : ''}, with the steps
        to repeat it, and give them time to fix it before you speak about it.
        {contactEmail || hasChannels ? '' : ' Ask in public only for a way to write to them, without the details.'}
      </p>

      <h2>Rights holders</h2>
      <p>
        This site shows game names to say what the community’s servers are for, and links to files that others host.
        Name the address of the page and the work in question, so that the people who run this site can review the link.
      </p>
    </Article>
  );
}
