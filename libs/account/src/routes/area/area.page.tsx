import { Form, Outlet, useLoaderData, useLocation } from '@remix-run/react';
import { buttonClass } from '@starhaven/ui-kit';
import { AccountFrame } from '../../components/account-frame/account-frame';
import { AccountTabs } from '../../components/account-tabs/account-tabs';
import type { loader } from './area.route.server';
import classes from './area.module.css';

/**
 * The frame of every page of the account area: the name of the member, the logout and the tabs (docs/behaviour/account.md#account-page).
 */
export function AccountArea() {
  const { name, username, offered } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <AccountFrame>
      <div className={classes.head}>
        <div>
          <p className={classes.name}>
            <bdi>{name}</bdi>
          </p>
          <p className={classes.handle}>
            <bdi>@{username}</bdi>
          </p>
        </div>
        <Form method="post" action="/logout">
          <input type="hidden" name="from" value="account" />
          <button type="submit" className={buttonClass()}>
            Logout
          </button>
        </Form>
      </div>
      <AccountTabs current={pathname.replace(/\/+$/, '')} offered={offered} />
      <Outlet />
    </AccountFrame>
  );
}
