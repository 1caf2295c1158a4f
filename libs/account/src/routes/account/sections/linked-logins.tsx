import { Form } from '@remix-run/react';
import type { SocialProvider } from '@starhaven/contracts/session';
import { ButtonLink, PasswordField, buttonClass, leaveTo, visuallyHidden, openerClass } from '@starhaven/ui-kit';
import { useEffect } from 'react';
import { AccountCard } from '../../../components/account-frame/account-frame';
import layout from '../../../components/account-layout/account-layout.module.css';
import { socialLabel } from '../../../lib/social/social-label';
import { socialLinkPath } from '../../social-link/social-link-path';
import type { AccountReply } from '../account-reply';
import type { ShownAccount } from '../shown-account.server';

export interface LinkedLoginsProps {
  logins: ShownAccount['third_login'];
  /** The logins that this site can link. */
  offered: readonly SocialProvider[];
  /** The host links a login after the password is entered here; otherwise a page of the host links it. */
  asksPassword: boolean;
  hasPassword: boolean;
  reply: AccountReply | null;
}

/** The social logins of this account, with ways to link and unlink them (docs/behaviour/account.md#social-logins). */
export function LinkedLogins({ logins, offered, asksPassword, hasPassword, reply }: LinkedLoginsProps) {
  const all: [SocialProvider, boolean][] = [
    ['discord', logins.discord],
    ['twitter', logins.twitter],
  ];
  return (
    <AccountCard id="linked-logins" aria-labelledby="linked-title">
      <h2 id="linked-title">Connected accounts</h2>
      {reply?.leaveFor ? <Leave provider={reply.leaveFor} /> : null}
      <ul className={layout.list}>
        {all.map(([provider, isLinked]) => (
          <li key={provider}>
            <div>
              <span className={layout.name}>{socialLabel(provider)}</span>
              <span className={layout.quiet}>{stateOf(isLinked, offered.includes(provider))}</span>
            </div>
            {asksPassword && (isLinked || offered.includes(provider)) ? (
              <PasswordStep provider={provider} isLinked={isLinked} hasPassword={hasPassword} />
            ) : null}
            {!asksPassword && offered.includes(provider) ? (
              <ButtonLink
                to={`${socialLinkPath(provider)}${isLinked ? '?type=unlink' : ''}`}
                isReload
                rel="nofollow"
                aria-label={`${isLinked ? 'Unlink' : 'Link'} ${socialLabel(provider)}`}
              >
                {isLinked ? 'Unlink' : 'Link'}
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}

function stateOf(isLinked: boolean, isOffered: boolean): string {
  if (isLinked) return 'Linked';
  return isOffered ? 'Not linked' : 'Not linked, because this site does not offer this login';
}

/** The link to the provider; scripts follow it automatically. */
function Leave({ provider }: { provider: SocialProvider }) {
  const path = socialLinkPath(provider);
  useEffect(() => leaveTo(path), [path]);
  return (
    <div className={layout.actions} role="status">
      <span>Next, allow it there.</span>
      <ButtonLink to={path} isReload tone="primary">
        Continue to {socialLabel(provider)}
      </ButtonLink>
    </div>
  );
}

/** Asks for the password before a login is linked or unlinked. */
function PasswordStep({
  provider,
  isLinked,
  hasPassword,
}: Pick<LinkedLoginsProps, 'hasPassword'> & { provider: SocialProvider; isLinked: boolean }) {
  const verb = isLinked ? 'Unlink' : 'Link';
  return (
    <details className={openerClass}>
      <summary>
        {verb}
        <span className={visuallyHidden}> {socialLabel(provider)}</span>
      </summary>
      <Form method="post" preventScrollReset className={layout.form}>
        <input type="hidden" name="intent" value={isLinked ? 'unlink-social' : 'link-social'} />
        <input type="hidden" name="provider" value={provider} />
        {hasPassword ? (
          <PasswordField
            id={`${provider}-password`}
            name="password"
            label="Your password"
            autoComplete="current-password"
            required
          />
        ) : null}
        <button type="submit" className={buttonClass()}>
          {verb} {socialLabel(provider)}
        </button>
      </Form>
    </details>
  );
}
