import { useState } from 'react';
import type { ReactNode } from 'react';
import { ButtonLink, Countdown, LocalTime, ModalDialog, buttonClass } from '@starhaven/ui-kit';
import classes from './mail-dialogs.module.css';

export interface MailDialogProps {
  /** Unix seconds at which mails may be sent again. */
  untilSeconds: number;
  /** The server's clock, unix seconds. */
  nowSeconds: number;
}

/** Too many mails or tries: what happened, and how long to wait (docs/behaviour/account.md#account-dialogs). */
export function MailLimitDialog({ message, ...wait }: MailDialogProps & { message: string }) {
  return (
    <WaitDialog {...wait} title="Rate Limited">
      <p>{message}</p>
      <p>You can try again in</p>
    </WaitDialog>
  );
}

export interface MailQuotaDialogProps extends MailDialogProps {
  /** The page that links Discord; null if this host does not offer it. */
  discordHref: string | null;
}

/** The daily mail quota is used up. An account with a linked Discord login needs no mail (docs/behaviour/account.md#account-dialogs). */
export function MailQuotaDialog({ discordHref, ...wait }: MailQuotaDialogProps) {
  const link = discordHref ? (
    <ButtonLink to={discordHref} isReload target="_blank" rel="nofollow noopener" className={classes.link}>
      Link Discord Account
    </ButtonLink>
  ) : null;
  return (
    <WaitDialog {...wait} title="Email Quota Reached" action={link}>
      <p>No more emails can be sent today. You can ask for a code again in</p>
    </WaitDialog>
  );
}

interface WaitDialogProps extends MailDialogProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

function WaitDialog({ title, untilSeconds, nowSeconds, children, action }: WaitDialogProps) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <ModalDialog
      title={title}
      onDismiss={() => setIsClosed(true)}
      actions={
        <>
          {action}
          <form method="dialog">
            <button className={buttonClass('primary')}>Close</button>
          </form>
        </>
      }
    >
      {children}
      <p>
        <Countdown untilSeconds={untilSeconds} nowSeconds={nowSeconds} className={classes.countdown} />
        <span className={classes.until}>
          on <LocalTime time={untilSeconds} />
        </span>
      </p>
    </ModalDialog>
  );
}
