import type { ShouldRevalidateFunction } from '@remix-run/react';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { Page, ReplyMessage, SiteLink, SiteMark } from '@starhaven/ui-kit';
import { loginHref, loginPath } from '../../lib/login/login-entry';
import { ContinueStep, LaunchStep, LoginDone, SocialConfirmStep } from './finished-steps';
import { ForgotForm } from './forms/forgot-form';
import { AlreadyLoggedInDialog, QuotaDialog } from './login-dialogs';
import { LoginForm } from './forms/login-form';
import type { LoginIntent, LoginReply } from './login-reply';
import { LoginTabs } from './login-tabs';
import { loginHeading } from './login.meta';
import classes from './login.module.css';
import type { LoginPageData } from './login.route.server';
import { RegisterForm } from './forms/register-form';
import { ResetForm } from './forms/reset-form';
import { SecondFactorStep } from './forms/second-factor-step';
import { SocialLinks } from './forms/social-links';

/** Login, registration and forgotten password, and the further steps of a login (docs/behaviour/login.md#login-page). */
export function LoginPage() {
  // The loader's and the action's types come from server code that the browser must not load; only their data matters here.
  const page = useLoaderData() as LoginPageData;
  const reply = (useActionData() as LoginReply | undefined) ?? null;
  return (
    <div className={classes.page}>
      <Page kind="form">
        <div className={classes.card}>
          <div className={classes.head}>
            <SiteMark size={40} />
            <h1 className={classes.title}>{loginHeading(page)}</h1>
          </div>
          <ReplyMessage message={reply?.message ?? (reply ? null : page.note)} />
          {reply?.done ? <LoginDone done={reply.done} /> : <LoginContent page={page} reply={reply} />}
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
      </Page>
    </div>
  );
}

interface ContentProps {
  page: LoginPageData;
  reply: LoginReply | null;
}

function LoginContent({ page, reply }: ContentProps) {
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
          <SecondFactorStep
            // A typed code of one kind is not valid as the other kind, so the key empties the field.
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
      <ResetForm href={href} reply={reply} email={reply.codeEmail} codeMinutes={page.codeMinutes} />
    ) : (
      <ForgotForm href={href} reply={reply} />
    );
  }
  return (
    <>
      <LoginForm
        // The name from a registration is filled in. After its cookie is deleted, the form keeps the name.
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

/** The newest text that is not empty. */
function useLatestFilled(text: string): string {
  const [latest, setLatest] = useState(text);
  if (text !== '' && text !== latest) setLatest(text);
  return latest;
}

/**
 * After a login without a page load, the loader would redirect before the visitor has read the message. Other forms of the shell change
 * nothing here.
 */
export const loginShouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  actionStatus,
  formAction,
  defaultShouldRevalidate,
}) => {
  if (formAction !== undefined && !formAction.startsWith(loginPath)) return false;
  // The router passes the reply of this page's action.
  const reply = actionResult as LoginReply | undefined;
  const hasEnded = reply?.done != null;
  // Without an answer of the site, its data would not arrive either, and an error page would replace the form.
  const isLost = actionResult !== undefined && (actionStatus ?? 500) >= 500;
  return hasEnded || isLost ? false : defaultShouldRevalidate;
};
