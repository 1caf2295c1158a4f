import { useActionData, useLoaderData } from '@remix-run/react';
import { SiteLink } from '@starhaven/ui-kit';
import { AccountFrame, HostAway } from '../../components/account-frame/account-frame';
import { AuthenticatorSection } from './authenticator-section';
import { PasskeysSection } from './passkeys-section';
import { PasswordSection } from './password-section';
import { RecoverySection } from './recovery-section';
import type { SecurityReply, SecuritySection } from './security-reply';
import type { action, loader } from './security.route.server';
import { SessionsSection } from './sessions-section';

/** Where the account is logged in, and what protects it. */
export function SecurityPage() {
  const { sessions, security, hasFailed, nowSeconds } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const replyTo = (section: SecuritySection): SecurityReply | null => (reply?.section === section ? reply : null);
  if (hasFailed) return <HostAway backTo="/account" backLabel="Back to account" />;
  const hasFactor = security !== null && (security.hasTotp || security.passkeys.length > 0);
  return (
    <AccountFrame>
      <header>
        <p>
          <SiteLink to="/account">Account</SiteLink>
        </p>
        <h1>Sign-in and security</h1>
      </header>
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
    </AccountFrame>
  );
}
