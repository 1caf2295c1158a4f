import type { ShouldRevalidateFunction } from '@remix-run/react';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useRef } from 'react';
import { Alert, LocalTime, ReplyMessage, SiteLink } from '@starhaven/ui-kit';
import { AccountProblem } from '../../components/account-frame/account-frame';
import { MailLimitDialog } from '../../components/mail-dialogs/mail-dialogs';
import { EditForm } from './edit-form';
import type { EditReply } from './edit-reply';
import type { EditContent, loader } from './edit.route.server';
import classes from './edit.module.css';

/** Changes the name, the address and the passwords (docs/behaviour/account.md#edit-form). */
export function EditPage() {
  const { content, nowSeconds, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<EditReply>();
  const heading = useRef<HTMLHeadingElement>(null);
  if (problem) return <AccountProblem problem={problem} backTo="/account" backLabel="Back to account" />;
  const isLimited = reply?.waitUntilSeconds != null;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Edit Account
      </h1>
      <ReplyMessage message={isLimited ? null : reply?.message} />
      <EmailStatus content={content} nowSeconds={nowSeconds} />
      {/* The button is far below the new values. */}
      <EditForm content={content} reply={reply} onSaved={() => heading.current?.focus()} />
      {reply && reply.waitUntilSeconds !== null ? (
        <MailLimitDialog
          key={reply.nowSeconds}
          message={reply.message?.message ?? ''}
          untilSeconds={reply.waitUntilSeconds}
          nowSeconds={reply.nowSeconds}
        />
      ) : null}
    </>
  );
}

/**
 * After a refusal the data is not loaded again, except when another window changed what the form shows
 * (docs/behaviour/account.md#two-tabs).
 */
export const editShouldRevalidate: ShouldRevalidateFunction = ({ actionResult, actionStatus }) => {
  // The router passes the reply of this page's action.
  const reply = actionResult as EditReply | undefined;
  return actionStatus === undefined || actionStatus < 400 || (reply?.changed?.length ?? 0) > 0;
};

/** What happens to an address that is not confirmed yet (docs/behaviour/account.md#new-address). */
function EmailStatus({ content, nowSeconds }: { content: EditContent; nowSeconds: number }) {
  const { email, isVerified, pending } = content;
  if (pending) {
    return (
      <Alert type="info" title="Your new email address waits for its confirmation" isAnnounced={false}>
        <p className={classes.new}>
          <bdi>{pending.email}</bdi> becomes your address when you enter the code that we mailed to it
          {pending.untilSeconds > 0 ? (
            <>
              , until <LocalTime time={pending.untilSeconds} now={nowSeconds} />
            </>
          ) : null}
          .{email ? ' Until then your present address stays.' : null}{' '}
          <SiteLink to="/account/verify">Enter the code</SiteLink>
        </p>
      </Alert>
    );
  }
  if (email === '' || isVerified) return null;
  return (
    <Alert type="warn" title="Your email address is not verified" isAnnounced={false}>
      <SiteLink to="/account/verify" className={classes.alone}>
        Verify your email
      </SiteLink>
    </Alert>
  );
}
