import { Form, useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { LocalTime, ReplyMessage, SiteLink, buttonClass } from '@starhaven/ui-kit';
import { AccountCard, AccountProblem } from '../../components/account-frame/account-frame';
import layout from '../../components/account-layout/account-layout.module.css';
import { ChoicesForm } from './choices-form';
import { FollowedStatus } from './followed-status';
import { FollowedTags } from './followed-tags';
import classes from './notifications.module.css';
import type { loader } from './notifications.route.server';
import { sayNotification } from './say-notification';

type Reply = FormReply<'read' | 'read-all' | 'choose' | 'follow' | 'unfollow' | 'leave-status'>;

/** The member's list, the choices and the followed tags (docs/behaviour/notifications.md). */
export function NotificationsPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<Reply>();
  if (problem) return <AccountProblem problem={problem} backTo="/account" backLabel="Back to account" />;
  const { entries, next, unread, isFirstPage, choices, canMail, tags, followed } = content;
  const newest = entries[0]?.time ?? 0;
  return (
    <>
      <h1>Notifications</h1>
      <ReplyMessage message={reply?.message} />
      <AccountCard aria-labelledby="list">
        <div className={classes.head}>
          <h2 id="list">{unread === 0 ? 'Nothing unread' : `${unread} unread`}</h2>
          {unread === 0 || !isFirstPage ? null : (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="read-all" />
              <input type="hidden" name="upTo" value={newest} />
              <button type="submit" className={buttonClass()}>
                Mark all as read
              </button>
            </Form>
          )}
        </div>
        {entries.length === 0 ? (
          <p className={layout.quiet}>
            {isFirstPage ? 'Answers, mentions, votes and rewards appear here.' : 'There is nothing more.'}
          </p>
        ) : (
          <ul className={layout.list}>
            {entries.map(({ id, kind, title, path, actor, count, time, isRead }) => (
              <li key={id} className={isRead ? undefined : classes.unread}>
                <div>
                  <p className={layout.quiet}>
                    {isRead ? null : <span className={classes.mark}>New</span>}
                    <bdi>{sayNotification({ kind, count, actor })}</bdi>, <LocalTime time={time} />
                  </p>
                  <p className={layout.name}>
                    <SiteLink to={path}>
                      <bdi>{title}</bdi>
                    </SiteLink>
                  </p>
                </div>
                {isRead ? null : (
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="intent" value="read" />
                    <input type="hidden" name="id" value={id} />
                    <button type="submit" className={buttonClass()} aria-label={`Mark as read: ${title}`}>
                      Mark as read
                    </button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        )}
        {next === '' ? null : (
          <p>
            <SiteLink to={`/account/notifications?after=${encodeURIComponent(next)}`}>Older notifications</SiteLink>
          </p>
        )}
      </AccountCard>
      <ChoicesForm choices={choices} canMail={canMail} />
      <FollowedStatus {...followed} />
      <FollowedTags tags={tags} reply={reply} />
    </>
  );
}
