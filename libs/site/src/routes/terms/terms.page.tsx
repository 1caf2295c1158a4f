import { useLoaderData } from '@remix-run/react';
import { SiteLink } from '@starhaven/ui-kit';
import { LegalPage } from '../../components/legal-page/legal-page';
import type { LegalSection } from '../../components/legal-page/legal-page';
import { articleMeta } from '../../together/article/article-meta';
import type { loader } from './today.route.server';

export const termsMeta = articleMeta({
  title: 'Terms of use',
  description: 'What you may expect of this site, and what it expects of you.',
  path: '/terms',
});

/** The terms for members and visitors (docs/behaviour/site.md#static-pages). */
export function TermsPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Terms of use"
      lead="What you may expect of this site, and what it expects of you."
      today={page.today}
      sections={sectionsOf(page)}
    />
  );
}

interface Host {
  name: string;
  contactEmail: string | null;
  /** True if the page of your data has the export and the deletion. */
  hasOwnData: boolean;
}

const sectionsOf = ({ name, contactEmail, hasOwnData }: Host): LegalSection[] => [
  {
    id: 'about',
    title: 'What this site is',
    content: (
      <>
        <p>
          {name} is the website of a community that plays on private servers. The people who run this host are
          volunteers. They are not affiliated with, or endorsed by, the makers of the games; all names of games belong
          to their owners.
        </p>
        <p>By using the site you agree to these terms. If you do not agree, please do not use it.</p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Age',
    content: (
      <p>
        Children under 13 may not make an account. If your country requires a higher age, or the consent of a parent,
        that applies.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    content: (
      <ul>
        <li>Keep your password and your codes to yourself. You are responsible for what is done with your account.</li>
        <li>Tell us at once if somebody else may have access to it, and end the sessions that are not yours.</li>
        <li>Do not sell, lend or collect accounts, and do not pretend to be somebody else.</li>
        <li>
          {hasOwnData ? (
            <>
              You can export your data and delete the account at any time, on the page{' '}
              <SiteLink to="/account/data">of your data</SiteLink>.
            </>
          ) : (
            <>
              For a copy of your data, or to delete the account, write to{' '}
              <SiteLink to="/contact">the people who run this host</SiteLink>.
            </>
          )}
        </li>
      </ul>
    ),
  },
  {
    id: 'behaviour',
    title: 'How we treat each other',
    content: (
      <>
        <p>In the chat, in questions and answers, and in posts these are not allowed:</p>
        <ul>
          <li>insults, threats, hatred against groups of people, and sexual content about minors;</li>
          <li>advertising that nobody asked for, fraud, and links to harmful software;</li>
          <li>private data of other people;</li>
          <li>cheating on the official servers of a game, and selling what this site gives away.</li>
        </ul>
        <p>
          Moderators may remove texts, mute members and ban accounts. A banned member is shown the reason, the end of
          the ban, and how to appeal.
        </p>
      </>
    ),
  },
  {
    id: 'commands',
    title: 'Game servers and commands',
    content: (
      <ul>
        <li>
          Game servers are run by this host or by others. They may be slow, be changed or end, and characters may be
          lost.
        </li>
        <li>Commands act on your own characters. Do not use them to disturb other players or the server.</li>
        <li>
          Do not attack, overload or probe the site and its servers. If you find a weakness, please report it as
          described on the page <SiteLink to="/contact">Contact</SiteLink>.
        </li>
      </ul>
    ),
  },
  {
    id: 'content',
    title: 'What you write',
    content: (
      <p>
        Your texts and pictures stay yours. You allow this site to store, show and format them for as long as they are
        published here. Publish only what you may publish.
      </p>
    ),
  },
  {
    id: 'downloads',
    title: 'Downloads and links',
    content: (
      <p>
        Files and pages behind links belong to others. Compare the checksums before you run a file. We remove broken or
        forbidden files as soon as we learn of them. Rights holders can write to us as described on the page{' '}
        <SiteLink to="/contact">Contact</SiteLink>.
      </p>
    ),
  },
  {
    id: 'donations',
    title: 'Donations',
    content: (
      <p>
        Donations pay for servers. They are voluntary, buy nothing in a game, and are not refunded, unless the law or
        the donation service requires it. What sponsors get for how long is on the page{' '}
        <SiteLink to="/sponsor">Sponsor</SiteLink>.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'No warranty',
    content: (
      <p>
        The site is offered as it is, free of charge and without a promise that it is available or free of faults. As
        far as the law allows, the people who run it are not liable for damage from its use. Nothing here limits a
        liability that the law does not let anyone limit.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes, and how to reach us',
    content: (
      <p>
        These terms may change; important changes are announced on the <SiteLink to="/blog">blog</SiteLink>. Questions:{' '}
        {contactEmail ? (
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        ) : (
          <SiteLink to="/contact">the people who run this host</SiteLink>
        )}
        .
      </p>
    ),
  },
];
