import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { ButtonLink, ProblemPanel, SiteLink } from '@starhaven/ui-kit';
import { Card } from '../../components/parts/card';
import parts from '../../components/parts/parts.module.css';
import { StaffNewsBox } from '../../components/parts/staff-news';
import { DonationRow } from './donation-row';
import type { DonationNews, loader } from './donations.route.server';

/** Donations that services told us of (docs/behaviour/site.md#donations). */
export function DonationsPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply & DonationNews>();
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { donations, next, showsAll, proofs } = content;
  const more = new URLSearchParams({ ...(showsAll ? { show: 'all' } : {}), after: next });
  return (
    <div className={parts.stack}>
      <StaffNewsBox reply={reply} />
      <Card aria-labelledby="donations">
        <div className={parts.head}>
          <h2 id="donations">{showsAll ? 'Donations' : 'Unclaimed donations'}</h2>
          <SiteLink to={showsAll ? '/admin/donations' : '/admin/donations?show=all'}>
            {showsAll ? 'Only unclaimed ones' : 'All donations'}
          </SiteLink>
        </div>
        {donations.length === 0 ? (
          <p className={parts.quiet}>
            {showsAll
              ? 'No service has told of a donation yet. Their tokens are set in the settings, under Sponsors.'
              : 'Every donation has found its account.'}
          </p>
        ) : (
          <ul className={parts.list}>
            {donations.map((donation) => (
              <li key={donation.id}>
                <DonationRow donation={donation} reply={reply} proofs={proofs} />
              </li>
            ))}
          </ul>
        )}
        {next === '' ? null : (
          <div>
            <ButtonLink to={`/admin/donations?${more}`}>Older donations</ButtonLink>
          </div>
        )}
      </Card>
    </div>
  );
}
