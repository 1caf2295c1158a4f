import { Form, useActionData, useNavigation } from '@remix-run/react';
import { ButtonLink, CopyButton, LocalTime, ReplyMessage, SubmitButton } from '@starhaven/ui-kit';
import type { loader } from '../sponsor.route.server';
import classes from '../sponsor.module.css';
import type { SponsorReply } from '../sponsor-reply';
import { OwnDonations } from './own-donations';

type Sponsorship = NonNullable<Awaited<ReturnType<typeof loader>>['sponsorship']>;

/** The code that assigns a donation to the account (docs/behaviour/site.md#donations). */
export function OwnCode({ isMember, own, nowSeconds }: Sponsorship & { nowSeconds: number }) {
  const reply = useActionData<SponsorReply>();
  return (
    <section aria-labelledby="code" className={classes.own}>
      <h2 id="code">Your code</h2>
      <ReplyMessage message={reply?.message} />
      <p>
        Put your code into the message of your donation on Ko-Fi, Trakteer or Saweria: you get the role within a minute,
        and have to send us nothing.
      </p>
      {isMember && own ? <Code own={own} nowSeconds={nowSeconds} /> : <Guest />}
    </section>
  );
}

function Guest() {
  return (
    <p>
      <ButtonLink to={`/login?redirect=${encodeURIComponent('/sponsor')}`}>Log in to get your code</ButtonLink>
    </p>
  );
}

function Code({ own, nowSeconds }: { own: NonNullable<Sponsorship['own']>; nowSeconds: number }) {
  const { code, isThanked, isSponsor, until, donations } = own;
  const isBusy = useNavigation().formData?.get('intent') === 'code';
  return (
    <>
      {isSponsor ? (
        <p>
          You are a sponsor
          {until > 0 ? (
            <>
              {' '}
              until <LocalTime time={until} now={nowSeconds} />
            </>
          ) : null}
          . Thank you!
        </p>
      ) : null}
      {code ? (
        <p className={classes.codeRow}>
          <code className={classes.ownCode}>{code}</code>
          <CopyButton text={code} subject="Sponsor code" />
        </p>
      ) : null}
      <Form method="post" preventScrollReset className={classes.form}>
        <input type="hidden" name="intent" value="code" />
        <label className={classes.choice}>
          {/* If another tab has changed the choice, it is shown after the next load. */}
          <input key={String(isThanked)} type="checkbox" name="thanks" value="on" defaultChecked={isThanked} />
          <span>Show my display name in the thanks on this page while I am a sponsor</span>
        </label>
        <SubmitButton tone={code ? 'plain' : 'primary'} isBusy={isBusy}>
          {code ? 'Save' : 'Get my code'}
        </SubmitButton>
      </Form>
      <OwnDonations donations={donations ?? []} />
    </>
  );
}
