import { Form } from '@remix-run/react';
import { buttonClass } from '@starhaven/ui-kit';
import { AccountCard } from '../../components/account-frame/account-frame';
import layout from '../../components/account-layout/account-layout.module.css';
import classes from './notifications.module.css';

/** The tags of questions that the member follows (docs/behaviour/notifications.md#followed-tags). */
export function FollowedTags({ tags }: { tags: readonly string[] }) {
  return (
    <AccountCard aria-labelledby="tags">
      <h2 id="tags">Followed tags</h2>
      {tags.length === 0 ? (
        <p className={layout.quiet}>You follow no tag. You are notified of new questions under tags that you follow.</p>
      ) : (
        <ul className={layout.list}>
          {tags.map((tag) => (
            <li key={tag}>
              <div>
                <bdi>{tag}</bdi>
              </div>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="unfollow" />
                <input type="hidden" name="tag" value={tag} />
                <button type="submit" className={buttonClass()} aria-label={`No longer follow ${tag}`}>
                  No longer follow
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" preventScrollReset className={classes.choice}>
        <input type="hidden" name="intent" value="follow" />
        <label className={classes.check}>
          Tag <input name="tag" maxLength={40} required className={classes.select} />
        </label>
        <button type="submit" className={buttonClass()}>
          Follow
        </button>
      </Form>
    </AccountCard>
  );
}
