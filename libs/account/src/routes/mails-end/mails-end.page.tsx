import { Form, useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { Alert, ButtonLink, ReplyMessage, buttonClass } from '@starhaven/ui-kit';
import { AccountCard, AccountFrame, AccountProblem } from '../../components/account-frame/account-frame';
import layout from '../../components/account-layout/account-layout.module.css';
import type { LeaveReplyFields, loader } from './mails-end.route.server';

/** Ends mails about notifications, opened by the link in a mail (docs/behaviour/notifications.md#unsubscribe). */
export function MailsEndPage() {
  const { hasToken, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply<'leave'> & LeaveReplyFields>();
  if (problem) {
    return (
      <AccountFrame>
        <AccountProblem problem={problem} backTo="/" backLabel="Back to home" />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame>
      <h1>End mails about notifications</h1>
      {reply?.isDone ? null : <ReplyMessage message={reply?.message} />}
      {reply?.isDone ? (
        <Alert type="ok" title="No more of these mails">
          Your notifications stay on the site.
        </Alert>
      ) : hasToken ? (
        <LeaveForm />
      ) : (
        <Alert type="info" title="Please open the link in the mail" isAnnounced={false}>
          Each mail about notifications has such a link.
        </Alert>
      )}
    </AccountFrame>
  );
}

function LeaveForm() {
  return (
    <AccountCard aria-label="End mails">
      <p>Do you want to end these mails? Your notifications stay on the site.</p>
      <Form method="post" className={layout.actions}>
        <input type="hidden" name="intent" value="leave" />
        <button type="submit" className={buttonClass('primary')}>
          End these mails
        </button>
        <ButtonLink to="/">Cancel</ButtonLink>
      </Form>
    </AccountCard>
  );
}
