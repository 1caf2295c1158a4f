import { Form } from '@remix-run/react';
import { Role, effectiveRoles, hasRole } from '@starhaven/session';
import { ButtonLink, CopyButton, ExternalLink, buttonClass } from '@starhaven/ui-kit';
import { AccountCard } from '../../../components/account-frame/account-frame';
import type { AccountReply } from '../account-reply';
import type { ShownAccount } from '../shown-account.server';
import layout from '../../../components/account-layout/account-layout.module.css';

/** Shortcuts (docs/behaviour/account.md#account-page). The session key comes only in the reply to an admin who asked for it. */
export function QuickActions({ account, reply }: { account: ShownAccount; reply: AccountReply | null }) {
  return (
    <AccountCard aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick Actions</h2>
      <div className={layout.actions}>
        <ButtonLink to="/account" isReplacing keepsScroll>
          Refresh Data
        </ButtonLink>
        <ButtonLink to="/blog/tag/guide">Game Setup</ButtonLink>
        <ButtonLink to="/blog">Blog</ButtonLink>
        <ButtonLink to="/sponsor">Sponsor</ButtonLink>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="earn-points" />
          <button type="submit" className={buttonClass()}>
            Earn points
          </button>
        </Form>
        {hasRole(effectiveRoles(account), Role.ADMIN) ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="show-token" />
            <button type="submit" className={buttonClass()}>
              Copy Token Session
            </button>
          </Form>
        ) : null}
      </div>
      {reply?.pointsLink ? (
        <p>
          <ExternalLink href={reply.pointsLink}>The page where you earn points</ExternalLink>
        </p>
      ) : null}
      {reply?.token ? (
        <p className={layout.secret}>
          <code>{reply.token}</code>
          <CopyButton text={reply.token} subject="Token session" />
        </p>
      ) : null}
    </AccountCard>
  );
}
