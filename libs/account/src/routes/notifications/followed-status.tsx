import { Form } from '@remix-run/react';
import type { Followed } from '@starhaven/contracts/notifications';
import { SiteLink, buttonClass } from '@starhaven/ui-kit';
import { AccountCard } from '../../components/account-frame/account-frame';
import layout from '../../components/account-layout/account-layout.module.css';

export interface FollowedStatusProps {
  servers: readonly Followed[];
  incidents: readonly Followed[];
}

/** The game servers and incidents that the member follows (docs/behaviour/notifications.md#followed-servers-and-incidents). */
export function FollowedStatus({ servers, incidents }: FollowedStatusProps) {
  const followed = [
    ...servers.map((one) => ({ ...one, kind: 'server' })),
    ...incidents.map((one) => ({ ...one, kind: 'incident' })),
  ];
  return (
    <AccountCard aria-labelledby="followed-status">
      <h2 id="followed-status">Followed servers and incidents</h2>
      {followed.length === 0 ? (
        <p className={layout.quiet}>
          You follow none. <SiteLink to="/status">Server Status</SiteLink> has a button for each.
        </p>
      ) : (
        <ul className={layout.list}>
          {followed.map(({ kind, id, name }) => (
            <li key={`${kind} ${id}`}>
              <div>
                <bdi>{name}</bdi>
              </div>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="leave-status" />
                <input type="hidden" name="kind" value={kind} />
                <input type="hidden" name="id" value={id} />
                <button type="submit" className={buttonClass()} aria-label={`No longer follow ${name}`}>
                  No longer follow
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </AccountCard>
  );
}
