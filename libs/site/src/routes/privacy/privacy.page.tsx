import { useLoaderData } from '@remix-run/react';
import { SiteLink } from '@starhaven/ui-kit';
import { LegalPage } from '../../components/legal-page/legal-page';
import type { LegalSection } from '../../components/legal-page/legal-page';
import { articleMeta } from '../../together/article/article-meta';
import type { AdsOfPage } from '../../lib/ads-for';
import type { loader } from '../terms/today.route.server';
import { DataOfOtherHost, StoredDataTable } from './stored-data';

export const privacyMeta = articleMeta({
  title: 'Privacy',
  description: 'What this site stores about you, why, for how long, and how you see and delete it.',
  path: '/privacy',
});

/** What the software stores (docs/behaviour/site.md#privacy). */
export function PrivacyPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Privacy"
      lead="What this site stores about you, why, for how long, and how you see and delete it."
      today={page.today}
      sections={sectionsOf(page)}
    />
  );
}

interface Host {
  name: string;
  contactEmail: string | null;
  /** True if texts come from our own API, where pictures from other sites are links (docs/decisions/0026). */
  linksPictures: boolean;
  hasComments: boolean;
  ads: AdsOfPage | null;
  hasDonations: boolean;
  /** True if the page of your data has the export and the deletion. */
  hasOwnData: boolean;
}

const sectionsOf = ({
  name,
  contactEmail,
  linksPictures,
  hasComments,
  ads,
  hasDonations,
  hasOwnData,
}: Host): LegalSection[] => [
  {
    id: 'short',
    title: 'In short',
    content: (
      <ul>
        <li>You can read everything without an account and without cookies that recognise you.</li>
        <li>{name} does not sell your data. It shares your data only as this page says.</li>
        <li>
          {hasOwnData ? (
            <>
              You see, export and delete what belongs to your account on the page{' '}
              <SiteLink to="/account/data">of your data</SiteLink>.
            </>
          ) : (
            <>
              <SiteLink to="/contact">The people who run this host</SiteLink> give you a copy of your data, or delete
              it, if you ask them.
            </>
          )}
        </li>
        <li>Children under 13 are excluded; an account of a child is deleted as soon as we know of it.</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: 'What is stored',
    content: hasOwnData ? <StoredDataTable /> : <DataOfOtherHost />,
  },
  {
    id: 'logs',
    title: hasOwnData ? 'Logs and backups' : 'Logs',
    content: (
      <>
        <p>
          The servers log requests with time, page and network address, to find faults and attacks. Logs are stored for
          up to 2 years; each file is replaced when it is full, or after some months.
        </p>
        {hasOwnData ? (
          <p>
            Backups contain what the database contained when they were made. The plan keeps the newest 24 hours and 7
            days; the people who run this host may keep a few for longer. What you delete stays in them until they are
            replaced.
          </p>
        ) : null}
      </>
    ),
  },
  {
    id: 'browser',
    title: 'Cookies and your browser’s storage',
    content: (
      <ul>
        <li>One cookie holds your session after you log in. Without it you are logged out.</li>
        <li>Short-lived cookies carry a message to the next page, or a login through another site.</li>
        <li>A cookie remembers the colours that you chose, another one the browser that you log in with.</li>
        {ads ? (
          <li>A cookie remembers whether you allowed ads, another one that you closed a note about them.</li>
        ) : null}
        <li>
          The browser’s own storage keeps drafts, recipes, loaded characters, window places and game data. It is never
          sent to us; logging out removes the characters.
        </li>
      </ul>
    ),
  },
  {
    id: 'others',
    title: 'Who else gets data about you',
    content: (
      <ul>
        <li>
          The game server that you play on gets your character and the commands that you run. It may belong to somebody
          else.
        </li>
        <li>If you log in with Discord or Twitter, that service sees that you do.</li>
        <li>The mail server of this host carries mails to your address.</li>
        {hasComments ? (
          <li>
            The comment service of the blog gets your network address when you press the button that loads comments.
          </li>
        ) : null}
        {ads ? (
          <li>
            The ad network <bdi>{ads.network}</bdi> gets your network address, your browser and this site’s address
            {ads.needsConsent ? ' after you have allowed ads' : ' where a page shows an ad'}. It cannot read our pages.
            Sponsors see no ads.
          </li>
        ) : null}
        {hasDonations ? (
          <li>
            Donation services get what you enter there, with your code if you put it into the message, and report the
            donation to us.
          </li>
        ) : null}
        <li>
          {linksPictures
            ? 'A picture of another site in a text is a link: that site gets no data before you follow it.'
            : 'Pictures in posts may be on other sites, which get your network address when the page loads them.'}
        </li>
        <li>Links to other sites first lead to a page that shows their target.</li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    content: (
      <>
        {hasOwnData ? (
          <p>
            <SiteLink to="/account/data">Your data</SiteLink> has the export of everything that belongs to your account,
            as a JSON file, and its deletion. A deletion waits 14 days, so that nobody else can delete your account; a
            login in that time cancels it. You choose whether your posts are deleted too or stay without your name.
          </p>
        ) : null}
        <p>
          {hasOwnData
            ? 'To have something corrected, or to object, write to '
            : 'To get a copy of your data, to have it corrected or deleted, or to object, write to '}
          {contactEmail ? (
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          ) : (
            <SiteLink to="/contact">the people who run this host</SiteLink>
          )}
          . You may also complain to the authority for data protection where you live.
        </p>
      </>
    ),
  },
];
