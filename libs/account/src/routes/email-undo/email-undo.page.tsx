import { Form, useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { Alert, ButtonLink, ReplyMessage, buttonClass } from '@starhaven/ui-kit';
import { AccountCard, AccountFrame, AccountProblem } from '../../components/account-frame/account-frame';
import layout from '../../components/account-layout/account-layout.module.css';
import type { UndoReplyFields, loader } from './email-undo.route.server';

/** Restores the former mail address of an account, opened by the link in a mail (docs/behaviour/account.md#new-address). */
export function EmailUndoPage() {
  const { hasToken, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply<'undo'> & UndoReplyFields>();
  if (problem) {
    return (
      <AccountFrame>
        <AccountProblem problem={problem} backTo="/" backLabel="Back to home" />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame>
      <h1>Undo a new email address</h1>
      {reply?.isDone ? null : <ReplyMessage message={reply?.message} />}
      {reply?.isDone ? <Done /> : hasToken ? <UndoForm /> : <NoToken />}
    </AccountFrame>
  );
}

function Done() {
  return (
    <>
      <Alert type="ok" title="Your former address is back">
        Every device is logged out and all API keys are revoked. Social logins and second factors that were added in the
        week before the change, or later, are removed.
      </Alert>
      <p>Somebody knows your password. Please set a new one now: we send a code to your address.</p>
      <div>
        <ButtonLink to="/login?tab=forgot" tone="primary">
          Set a new password
        </ButtonLink>
      </div>
    </>
  );
}

function UndoForm() {
  return (
    <AccountCard aria-label="Undo">
      <p>
        If somebody else has changed the email address of your account, bring the former one back. That logs out every
        device, revokes all API keys, and removes the social logins and second factors that were added in the week
        before the change, or later.
      </p>
      <Form method="post" className={layout.actions}>
        <input type="hidden" name="intent" value="undo" />
        <button type="submit" className={buttonClass('primary')}>
          Bring my address back
        </button>
        <ButtonLink to="/">Cancel</ButtonLink>
      </Form>
    </AccountCard>
  );
}

function NoToken() {
  return (
    <>
      <Alert type="info" title="Please open the link in the mail" isAnnounced={false}>
        It works once, within 7 days. If it no longer does, reset your password or write to the people who run this
        site.
      </Alert>
      <div className={layout.actions}>
        <ButtonLink to="/login?tab=forgot">Forgot password</ButtonLink>
        <ButtonLink to="/contact">Contact</ButtonLink>
      </div>
    </>
  );
}
