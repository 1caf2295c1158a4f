import { useActionData, useLoaderData } from '@remix-run/react';
import { Alert, ButtonLink, ReplyMessage } from '@starhaven/ui-kit';
import { AccountCard, AccountProblem } from '../../components/account-frame/account-frame';
import { MailLimitDialog, MailQuotaDialog } from '../../components/mail-dialogs/mail-dialogs';
import { CodeForm } from './code-form';
import { SendForm } from './send-form';
import type { VerifyReply } from './verify-reply';
import type { loader } from './verify.route.server';
import classes from './verify.module.css';

/** Sends a code to the account's address and checks it (docs/behaviour/account.md#email-verification). */
export function VerifyPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<VerifyReply>();
  if (problem) return <AccountProblem problem={problem} backTo="/account" backLabel="Back to account" />;
  const { address, isVerified, isNew, codeMinutes } = content;
  if (address === null) {
    return (
      <Notice type="warn" title="No email address found in your account.">
        <ButtonLink to="/account/edit" tone="primary">
          Add Email
        </ButtonLink>
      </Notice>
    );
  }
  if (isVerified) {
    return (
      <Notice type="ok" title="Your email address is verified.">
        <ButtonLink to="/account">Back to account</ButtonLink>
      </Notice>
    );
  }
  return (
    <>
      <h1>Verify your email</h1>
      <ReplyMessage message={reply && hasDialog(reply) ? null : reply?.message} />
      <AccountCard aria-labelledby="send-title">
        <h2 id="send-title">Get a code</h2>
        <p className={classes.quiet}>
          We send it to <bdi className={classes.address}>{address}</bdi>
          {isNew ? ', which becomes your address when you enter the code.' : '.'} The code is valid for{' '}
          {codeMinutes === null ? 'a few minutes' : `${codeMinutes} minutes`}, and only that of the newest mail counts.
        </p>
        <SendForm isSent={reply?.isSent ?? false} reply={reply?.intent === 'send' ? reply : undefined} />
      </AccountCard>
      <CodeForm isSent={reply?.isSent ?? false} reply={reply?.intent === 'check' ? reply : undefined} />
      {reply ? <Dialogs reply={reply} discordHref={content.discordHref} /> : null}
    </>
  );
}

function Notice({ type, title, children }: { type: 'ok' | 'warn'; title: string; children: JSX.Element }) {
  return (
    <>
      <h1>Verify your email</h1>
      <Alert type={type} title={title} isAnnounced={false} />
      <div>{children}</div>
    </>
  );
}

/** A limit has a dialog; a code that was already sent only delays the next one. */
const isLimited = ({ message, waitUntilSeconds }: VerifyReply) => message?.type === 'warn' && waitUntilSeconds !== null;
const hasDialog = (reply: VerifyReply) => isLimited(reply) || reply.quotaUntilSeconds !== null;

function Dialogs({ reply, discordHref }: { reply: VerifyReply; discordHref: string | null }) {
  const { nowSeconds, message, waitUntilSeconds, quotaUntilSeconds } = reply;
  if (quotaUntilSeconds !== null) {
    return (
      <MailQuotaDialog
        key={nowSeconds}
        untilSeconds={quotaUntilSeconds}
        nowSeconds={nowSeconds}
        discordHref={discordHref}
      />
    );
  }
  if (!isLimited(reply) || waitUntilSeconds === null) return null;
  return (
    <MailLimitDialog
      key={nowSeconds}
      message={message?.message ?? ''}
      untilSeconds={waitUntilSeconds}
      nowSeconds={nowSeconds}
    />
  );
}
