import { Form } from '@remix-run/react';
import { buttonClass } from '@starhaven/ui-kit';
import { useContext } from 'react';
import { FollowsContext } from '../../lib/follows/follows';
import { statusPaths } from '../../lib/status-paths';
import classes from './follow.module.css';

export interface FollowFormProps {
  kind: 'server' | 'incident';
  id: string;
  name: string;
  /** The incident has ended, so it can only be unfollowed. */
  isOver?: boolean;
}

/** Follows or unfollows a server or an incident; only members see it (docs/behaviour/notifications.md#followed-servers-and-incidents). */
export function FollowForm({ kind, id, name, isOver = false }: FollowFormProps) {
  const { follows, back } = useContext(FollowsContext);
  if (follows === null || typeof follows === 'string') return null;
  const isFollowed = follows[kind === 'server' ? 'servers' : 'incidents'].includes(id);
  if (isOver && !isFollowed) return null;
  const word = isFollowed ? 'Unfollow' : 'Follow';
  return (
    <Form method="post" action={statusPaths.follow} className={classes.form} preventScrollReset>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <button
        type="submit"
        name="follow"
        value={isFollowed ? 'no' : 'yes'}
        className={buttonClass()}
        aria-label={`${word} ${name}`}
      >
        {word}
      </button>
    </Form>
  );
}
