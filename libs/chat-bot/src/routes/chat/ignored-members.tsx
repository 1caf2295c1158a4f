import { Form } from '@remix-run/react';
import type { IgnoredMember } from '@starhaven/contracts/chat';
import { buttonClass } from '@starhaven/ui-kit';
import classes from './chat.module.css';

/** The members whose messages the account does not see, each with a button that ends this (docs/behaviour/chat.md#ignored-members). */
export function IgnoredMembers({ members }: { members: readonly IgnoredMember[] }) {
  return (
    <details className={classes.ignored}>
      <summary>Ignored members ({members.length})</summary>
      <ul className={classes.list}>
        {members.map(({ uid, name }) => (
          <li key={uid}>
            <Form method="post" action="/chat" className={classes.buttons}>
              <bdi dir="auto">{name || uid}</bdi>
              <input type="hidden" name="uid" value={uid} />
              <button
                name="intent"
                value="unignore"
                className={buttonClass()}
                aria-label={`Show messages of ${name || uid} again`}
              >
                Show again
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}
