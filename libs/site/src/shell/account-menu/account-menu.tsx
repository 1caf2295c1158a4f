import { Form } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useLiveState } from '@starhaven/realtime';
import type { PublicSession } from '@starhaven/session';
import { roleLabels } from '@starhaven/session';
import { SiteLink, buttonClass } from '@starhaven/ui-kit';
import { notificationsPath } from '../navigation';
import classes from './account-menu.module.css';

const menuId = 'account-menu';
/** The same limit as on the chat's button. */
const maxShown = 99;

export interface AccountMenuProps {
  session: PublicSession;
  /** Links for this visitor, as label and path. */
  links: readonly { label: string; to: string }[];
}

/** The logged-in account, the link to it and the logout. A native popover with a form, so it needs no JavaScript. */
export function AccountMenu({ session, links }: AccountMenuProps) {
  const name = session.name || session.username;
  const unread = useLiveState('unread') ?? 0;
  const closeMenu = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover?.();
  };
  return (
    <div className={classes.place}>
      <button
        type="button"
        className={classes.button}
        aria-label={`Account menu of ${name}${unread > 0 ? `, ${unread} unread` : ''}`}
        {...{ popovertarget: menuId }}
      >
        <span className={classes.initial} aria-hidden="true">
          {[...name][0]?.toUpperCase() ?? '?'}
        </span>
        {unread > 0 ? (
          <span className={classes.unread} aria-hidden="true">
            {unread > maxShown ? `${maxShown}+` : unread}
          </span>
        ) : null}
        <bdi className={classes.name}>{name}</bdi>
      </button>
      <div id={menuId} className={classes.menu} onClick={closeMenu} {...{ popover: 'auto' }}>
        <p className={classes.who}>
          <bdi title={name}>{name}</bdi>
          <span>
            <bdi title={session.username}>@{session.username}</bdi> {roleLabels(session.roles, session.expiredRoles)}
          </span>
        </p>
        <nav aria-label="Account">
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <SiteLink to={link.to} className={classes.link}>
                  {link.label}
                  {link.to === notificationsPath && unread > 0 ? ` (${unread})` : ''}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <Form method="post" action="/logout">
          <button type="submit" className={`${buttonClass()} ${classes.logout}`}>
            Log out
          </button>
        </Form>
      </div>
    </div>
  );
}
