import type { AdminDonation } from '@starhaven/contracts/admin';
import type { FormReply } from '@starhaven/ui-kit';
import { LocalTime, SiteLink, TextField, buttonClass, openerClass } from '@starhaven/ui-kit';
import { Badge } from '../../components/badge/badge';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { ProofFields } from '../../components/proof-fields/proof-fields';
import { StaffForm } from '../../components/staff-form/staff-form';
import type { DonationReplyFields } from './donations.route.server';

const serviceNames = { 'ko-fi': 'Ko-Fi', saweria: 'Saweria', trakteer: 'Trakteer' } as const;

const reasons: Record<AdminDonation['reason'], string> = {
  '': '',
  'no-code': 'Its message does not contain the code of a member.',
  'too-small': 'It is below the minimum amount.',
  currency: 'The settings have no rate for its currency.',
  kind: 'It is a payment for something other than a donation.',
  'other-roles': 'The account has other roles that end at another time.',
  'for-ever': 'The account already has the role permanently.',
};

const states: Record<AdminDonation['state'], { label: string; tone?: 'ok' | 'warn' }> = {
  received: { label: 'Received' },
  unclaimed: { label: 'Unclaimed', tone: 'warn' },
  claimed: { label: 'Claimed', tone: 'ok' },
  refunded: { label: 'Paid back' },
};

export interface DonationRowProps {
  donation: AdminDonation;
  reply: (FormReply & DonationReplyFields) | undefined;
  proofs: readonly ('password' | 'code')[];
}

/** One donation with the actions of staff. */
export function DonationRow(props: DonationRowProps) {
  const { donation } = props;
  const { service, transaction, amount, currency, time, state, reason, donor, message, uid, days, until } = donation;
  return (
    <>
      <p className={layout.title}>
        <span>
          {amount.toLocaleString('en')} {currency}, {serviceNames[service]}
        </span>
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </p>
      <p className={layout.small}>
        <LocalTime time={time} /> · <bdi>{transaction}</bdi>
        {donor ? (
          <>
            {' '}
            · from <bdi>{donor}</bdi>
          </>
        ) : null}
      </p>
      {message ? (
        <p>
          <q dir="auto">{message}</q>
        </p>
      ) : null}
      {state === 'unclaimed' && reason ? <p>{reasons[reason]}</p> : null}
      {uid ? (
        <p className={layout.small}>
          Account <SiteLink to={`/admin/users/${uid}`}>{uid}</SiteLink>, {days} days
          {until > 0 ? (
            <>
              , until <LocalTime time={until} form="day" />
            </>
          ) : null}
        </p>
      ) : null}
      {state === 'unclaimed' ? <AssignForm {...props} /> : null}
      {state === 'claimed' ? <RefundForm {...props} /> : null}
    </>
  );
}

/** The reply to this form, with the typed values if it was refused. */
function replyTo({ reply, donation }: DonationRowProps, intent: string) {
  const isMine = reply?.about === donation.id && reply.intent === intent;
  const sent = (isMine && reply.result?.initialValue) || null;
  return { errors: isMine ? reply.result?.error : null, of: (field: string) => String(sent?.[field] ?? '') };
}

function AssignForm(props: DonationRowProps) {
  const { donation, proofs } = props;
  const { id, days } = donation;
  const { errors, of } = replyTo(props, 'assign');
  return (
    <details className={openerClass} open={errors ? true : undefined}>
      <summary>Give it to an account</summary>
      <StaffForm aria-label={`Give donation ${donation.transaction} to an account`}>
        <input type="hidden" name="id" value={id} />
        <div className={layout.twins}>
          <TextField
            id={`uid-${id}`}
            name="uid"
            label="UID of the account"
            inputMode="numeric"
            defaultValue={of('uid')}
            errors={errors?.['uid'] ?? []}
          />
          <TextField
            id={`days-${id}`}
            name="days"
            label="Days"
            hint={days > 0 ? `Empty: ${days}, as the rules say.` : 'The rules give none for this amount.'}
            inputMode="numeric"
            defaultValue={of('days')}
            errors={errors?.['days'] ?? []}
          />
        </div>
        <ProofFields id={`assign-${id}`} proofs={proofs} errors={errors} />
        <div>
          <button type="submit" name="intent" value="assign" className={buttonClass('primary')}>
            Give the role
          </button>
        </div>
      </StaffForm>
    </details>
  );
}

function RefundForm(props: DonationRowProps) {
  const { donation, proofs } = props;
  const { id } = donation;
  const { errors } = replyTo(props, 'refund');
  return (
    <details className={openerClass} open={errors ? true : undefined}>
      <summary>It was paid back</summary>
      <StaffForm aria-label={`Donation ${donation.transaction} was paid back`}>
        <input type="hidden" name="id" value={id} />
        <p>First refund the money at the service. This only takes back the remaining days of the donation.</p>
        <ProofFields id={`refund-${id}`} proofs={proofs} errors={errors} />
        <div>
          <button type="submit" name="intent" value="refund" className={buttonClass()}>
            Take its days back
          </button>
        </div>
      </StaffForm>
    </details>
  );
}
