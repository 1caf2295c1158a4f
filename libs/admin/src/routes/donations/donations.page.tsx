import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { ButtonLink, ProblemPanel, SiteLink } from '@starhaven/ui-kit';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffMessage } from '../../components/staff-message/staff-message';
import { DonationRow } from './donation-row';
import type { DonationReplyFields, loader } from './donations.route.server';

/** Donations that services have reported (docs/behaviour/site.md#donations). */
export function DonationsPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply & DonationReplyFields>();
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { donations, next, showsAll, proofs } = content;
  const more = new URLSearchParams({ ...(showsAll ? { show: 'all' } : {}), after: next });
  return (
    <div className={layout.stack}>
      <StaffMessage reply={reply} />
      <Card aria-labelledby="donations">
        <div className={layout.head}>
          <h2 id="donations">{showsAll ? 'Donations' : 'Unclaimed donations'}</h2>
          <SiteLink to={showsAll ? '/admin/donations' : '/admin/donations?show=all'}>
            {showsAll ? 'Only unclaimed ones' : 'All donations'}
          </SiteLink>
        </div>
        {donations.length === 0 ? (
          <p className={layout.quiet}>
            {showsAll
              ? 'No service has reported a donation yet. Their tokens are set in the settings, under Sponsors.'
              : 'Every donation is assigned to an account.'}
          </p>
        ) : (
          <ul className={layout.list}>
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
