import { useLoaderData } from '@remix-run/react';
import { CopyButton, ExternalLink, Page, PageHead, Picture, SiteLink, buttonClass } from '@starhaven/ui-kit';
import article from '../../together/article/article.module.css';
import { articleMeta } from '../../together/article/article-meta';
import { OwnCode } from './sections/own-code';
import { Thanks } from './sections/thanks';
import type { loader } from './sponsor.route.server';
import classes from './sponsor.module.css';

const lead =
  'Servers, traffic and backups cost money every month. Sponsors pay for them, and everybody plays for free.';

export const sponsorMeta = articleMeta({ title: 'Sponsor', description: lead, path: '/sponsor' });

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 });
const whole = new Intl.NumberFormat('en');

/** How to donate, and what to send afterwards (docs/behaviour/site.md#sponsor-page). */
export function SponsorPage() {
  const page = useLoaderData<typeof loader>();
  const { siteName, links, wallets, amounts, email, rates, sponsorship, sponsors, nowSeconds } = page;
  const { least, amount, months } = amounts;
  return (
    <Page kind="reading" as="article" className={article.article}>
      <PageHead title={`Sponsor ${siteName}`}>{lead}</PageHead>

      <h2>What sponsors get</h2>
      <ul>
        <li>
          The role SPONSOR for a donation of more than {dollars.format(least)}; {dollars.format(amount)} are{' '}
          {months === 1 ? '1 month' : `${months} months`}. A second donation adds to the end.
          {rates.map(({ currency, perDollar }) => (
            <span key={currency}>
              {' '}
              {whole.format(perDollar)} {currency} count as {dollars.format(1)}.
            </span>
          ))}
        </li>
        <li>No advertising on this site.</li>
        <li>A role on Discord, if you send us your name there.</li>
      </ul>
      <p>A donation buys nothing in a game. It is voluntary, and the site stays the same for everybody else.</p>

      {sponsorship ? <OwnCode {...sponsorship} nowSeconds={nowSeconds} /> : null}

      <h2>Automatic</h2>
      <p>
        {sponsorship
          ? 'These services report your donation to us, and your code in its message gives you the role.'
          : 'These services report your donation to us.'}
      </p>
      <ul className={classes.cards} data-cards="">
        {links.map(({ name, url }) => (
          <li key={name} className={classes.card}>
            <strong>{name}</strong>
            {url === '' ? (
              <span className={classes.muted}>Not set up by this host yet</span>
            ) : (
              <ExternalLink href={url} isSafe className={`${buttonClass('primary')} ${classes.service}`}>
                Sponsor on {name}
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>

      <h2>By hand</h2>
      <p>Send to one of these wallets, then write to us as below.</p>
      <ul className={classes.wallets} data-cards="">
        {wallets.map(({ name, address, qrCode }) => (
          <li key={name} className={classes.card}>
            <strong>{name}</strong>
            {address === '' ? (
              <span className={classes.muted}>Not set up by this host yet</span>
            ) : (
              <>
                <code className={classes.address}>{address}</code>
                <CopyButton text={address} subject={`${name} address`} />
                <details>
                  <summary>QR code</summary>
                  <Picture
                    className={classes.code}
                    src={qrCode}
                    alt={`QR code of the ${name} address`}
                    width={180}
                    height={180}
                  />
                </details>
              </>
            )}
          </li>
        ))}
      </ul>

      <h2 id="send">After donating, send us</h2>
      <ul>
        <li>
          your account UID, which is shown on <SiteLink to="/account">your account page</SiteLink> (not your player UID
          in a game);
        </li>
        <li>your Discord username or ID, if you want the role on Discord;</li>
        <li>a screenshot of the donation, or its transaction ID.</li>
      </ul>
      <p>
        {email ? (
          <>
            Write to <a href={`mailto:${email}`}>{email}</a>.
          </>
        ) : (
          <>
            The page <SiteLink to="/contact">Contact</SiteLink> says how to reach us.
          </>
        )}
      </p>
      <Thanks names={sponsors} />
    </Page>
  );
}
