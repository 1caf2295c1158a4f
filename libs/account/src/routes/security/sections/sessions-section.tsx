import { Form } from '@remix-run/react';
import type { WebSession } from '@starhaven/contracts/session';
import { LocalTime, buttonClass } from '@starhaven/ui-kit';
import { SectionFrame } from './section-frame';
import type { SecurityReply } from '../security-reply';
import layout from '../../../components/account-layout/account-layout.module.css';
import classes from '../security.module.css';

export interface SessionsSectionProps {
  sessions: readonly WebSession[];
  nowSeconds: number;
  reply: SecurityReply | null;
}

/** The account's sessions, with buttons that end one or all of them. */
export function SessionsSection({ sessions, nowSeconds, reply }: SessionsSectionProps) {
  return (
    <SectionFrame
      id="sessions"
      title="Where you are logged in"
      state={sessions.length === 1 ? '1 device' : `${sessions.length} devices`}
      intro="If you do not recognise a session, end it and change your password."
      reply={reply}
    >
      <ul className={layout.list}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <span className={classes.name}>{session.device}</span>
              {session.isCurrent ? <span className={classes.badge}>This device</span> : null}
              <p className={classes.detail}>
                <code>{session.ip}</code>, last used <LocalTime time={session.lastUsedAt} now={nowSeconds} />
              </p>
            </div>
            {session.isCurrent ? null : (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="id" value={session.id} />
                <button type="submit" className={buttonClass()} aria-label={`End the session of ${session.device}`}>
                  End
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" action="/logout">
        <input type="hidden" name="from" value="account" />
        <input type="hidden" name="everywhere" value="yes" />
        <button type="submit" className={buttonClass()}>
          Log out everywhere
        </button>
      </Form>
    </SectionFrame>
  );
}
