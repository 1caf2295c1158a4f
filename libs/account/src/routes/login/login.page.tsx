import type { ShouldRevalidateFunction } from '@remix-run/react';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { SiteLink, SiteMark } from '@starhaven/ui-kit';
import { loginHref, loginPath } from '../../lib/login-entry';
import { ContinueStep, LaunchStep, LoginDone, SocialConfirmStep } from './finished-steps';
import { ForgotForm } from './forgot-form';
import { ReplyMessage } from './form-parts';
import { AlreadyLoggedInDialog, QuotaDialog } from './login-dialogs';
import { LoginForm } from './login-form';
import type { LoginIntent, LoginReply } from './login-reply';
import { LoginTabs } from './login-tabs';
import { loginHeading } from './login.meta';
import classes from './login.module.css';
import type { LoginPageData } from './login.route.server';
import { RegisterForm } from './register-form';
import { ResetForm } from './reset-form';
import { SecondFactorStep } from './second-factor-step';
import { SocialLinks } from './social-links';
import { useReplyToast } from './use-reply-toast';

/** Login, registration and forgotten password, and the steps that a login may still need (docs/behaviour/login.md#login-page). */
export function LoginPage() {
  // The loader's and the action's types hold server code that the browser must not see; only their data counts here.
  const page = useLoaderData() as LoginPageData;
  const reply = (useActionData() as LoginReply | undefined) ?? null;
  const message = reply?.message ?? (reply ? null : page.note);
  useReplyToast(message);
  return (
    <section className={classes.page}>
      <div className={classes.card}>
        <div className={classes.head}>
          <SiteMark size={40} />
          <h1 className={classes.title}>{loginHeading(page)}</h1>
        </div>
        {reply?.done ? (
          <LoginDone message={reply.message} done={reply.done} />
        ) : (
          <LoginContent page={page} reply={reply} message={message} />
        )}
        {page.storedName !== null && !reply?.done ? (
          <AlreadyLoggedInDialog
            name={page.storedName}
            yesHref={loginHref(page.entry, { step: 'launch' })}
            noHref={loginHref(page.entry)}
          />
        ) : null}
        {reply?.quotaUntilSeconds ? (
          <QuotaDialog key={reply.nowSeconds} untilSeconds={reply.quotaUntilSeconds} nowSeconds={reply.nowSeconds} />
        ) : null}
      </div>
      <p className={classes.home}>
        <SiteLink to="/">Back to Home</SiteLink>
      </p>
    </section>
  );
}

interface ContentProps {
  page: LoginPageData;
  reply: LoginReply | null;
  message: LoginReply['message'];
}

function LoginContent({ page, reply, message }: ContentProps) {
  const { entry } = page;
  const replyTo = (...intents: LoginIntent[]) => (reply && intents.includes(reply.intent) ? reply : null);
  const backHref = loginHref(entry);
  switch (page.step) {
    case 'launch':
      return <LaunchStep href={page.targetHref} />;
    case 'continue':
      return <ContinueStep href={page.targetHref ?? '/'} />;
    case 'social':
      return (
        <SocialConfirmStep
          provider={page.socialProvider ?? ''}
          href={loginHref(entry, { step: 'social' })}
          backHref={backHref}
        />
      );
    case 'second-factor':
      return (
        <>
          <ReplyMessage message={message} />
          <SecondFactorStep
            // What was typed for one kind of code is not the other.
            key={page.isRecovery ? 'recovery' : 'app'}
            href={loginHref(entry, { step: 'second-factor', method: page.isRecovery ? 'recovery' : undefined })}
            reply={replyTo('second-factor', 'start-passkey', 'confirm-passkey')}
            methods={page.factorMethods}
            isRecovery={page.isRecovery}
            recoveryHref={loginHref(entry, { step: 'second-factor', method: 'recovery' })}
            appHref={loginHref(entry, { step: 'second-factor' })}
            backHref={backHref}
          />
        </>
      );
    default:
      return (
        <>
          <LoginTabs entry={entry} current={page.tab} />
          <ReplyMessage message={message} />
          <TabContent page={page} replyTo={replyTo} />
        </>
      );
  }
}

interface TabContentProps {
  page: LoginPageData;
  replyTo: (...intents: LoginIntent[]) => LoginReply | null;
}

function TabContent({ page, replyTo }: TabContentProps) {
  const { entry, tab } = page;
  const leftName = useLatestFilled(page.note?.username ?? '');
  const href = loginHref(entry, { tab });
  if (tab === 'register') return <RegisterForm href={href} reply={replyTo('register')} />;
  if (tab === 'forgot') {
    const reply = replyTo('send-code', 'reset-password');
    return reply?.codeEmail ? (
      <ResetForm href={href} reply={reply} email={reply.codeEmail} />
    ) : (
      <ForgotForm href={href} reply={reply} />
    );
  }
  return (
    <>
      <LoginForm
        // A name that a registration left is filled in anew; when its note is gone the form stays as it is.
        key={leftName}
        href={href}
        forgotHref={loginHref(entry, { tab: 'forgot' })}
        reply={replyTo('log-in')}
        username={leftName}
        isGuest={page.isGuest}
      />
      <SocialLinks entry={entry} providers={page.providers} />
    </>
  );
}

/** The newest text that was not empty. */
function useLatestFilled(text: string): string {
  const [latest, setLatest] = useState(text);
  if (text !== '' && text !== latest) setLatest(text);
  return latest;
}

/**
 * After a login in place the loader would lead away before its news was read; and what another form of the shell does
 * changes nothing here.
 */
export const loginShouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  formAction,
  defaultShouldRevalidate,
}) => {
  if (formAction !== undefined && !formAction.startsWith(loginPath)) return false;
  const hasEnded = (actionResult as LoginReply | undefined)?.done != null;
  return hasEnded ? false : defaultShouldRevalidate;
};
