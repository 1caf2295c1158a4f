import type { HTMLAttributes, ReactNode } from 'react';
import { ButtonLink, ErrorPanel, RetryLink } from '@starhaven/ui-kit';
import classes from './account-frame.module.css';

/** The column of every page of the account area. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return <div className={classes.page}>{children}</div>;
}

/** One subject of the account area, with its heading inside. */
export function AccountCard(props: HTMLAttributes<HTMLElement>) {
  return <section {...props} className={classes.card} />;
}

export interface HostAwayProps {
  /** Where the visitor can go instead. */
  backTo: string;
  backLabel: string;
}

/** What a page of the account area shows while the host does not answer (docs/behaviour/account.md#loading-the-account). */
export function HostAway({ backTo, backLabel }: HostAwayProps) {
  return (
    <AccountFrame>
      <ErrorPanel
        level={1}
        title="Network Error"
        message="Failed to connect to server. Please try again. You are still logged in."
      >
        <RetryLink />
        <ButtonLink to={backTo}>{backLabel}</ButtonLink>
      </ErrorPanel>
    </AccountFrame>
  );
}
