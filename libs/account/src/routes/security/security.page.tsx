import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountProblem } from '../../components/account-frame/account-frame';
import { AuthenticatorSection } from './sections/authenticator-section';
import { PasskeysSection } from './sections/passkeys-section';
import { PasswordSection } from './sections/password-section';
import { RecoverySection } from './sections/recovery-section';
import type { SecurityReply, SecuritySection } from './security-reply';
import { sectionOf } from './security-reply';
import type { loader } from './security.route.server';
import { SessionsSection } from './sections/sessions-section';

/** The sessions of the account, and what protects it. */
export function SecurityPage() {
  const { content, nowSeconds, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<SecurityReply>();
  const replyTo = (section: SecuritySection): SecurityReply | null =>
    reply && sectionOf[reply.intent] === section ? reply : null;
  if (problem) return <AccountProblem problem={problem} backTo="/account" backLabel="Back to account" />;
  const { sessions, security } = content;
  const hasFactor = security !== null && (security.hasTotp || security.passkeys.length > 0);
  return (
    <>
      <h1>Sign-in and security</h1>
      <PasswordSection
        hasPassword={security?.hasPassword ?? true}
        isTemporary={security?.hasTemporaryPassword ?? false}
        reply={replyTo('password')}
      />
      {security ? (
        <>
          <AuthenticatorSection
            isOn={security.hasTotp}
            hasPassword={security.hasPassword}
            reply={replyTo('authenticator')}
          />
          <PasskeysSection
            passkeys={security.passkeys}
            hasPassword={security.hasPassword}
            nowSeconds={nowSeconds}
            reply={replyTo('passkeys')}
          />
          {hasFactor ? (
            <RecoverySection
              unusedCodes={security.recoveryCodes}
              hasPassword={security.hasPassword}
              reply={replyTo('recovery')}
            />
          ) : null}
        </>
      ) : null}
      {sessions ? <SessionsSection sessions={sessions} nowSeconds={nowSeconds} reply={replyTo('sessions')} /> : null}
    </>
  );
}
