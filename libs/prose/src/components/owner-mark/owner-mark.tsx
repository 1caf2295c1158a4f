import type { Owner } from '@starhaven/contracts/blog';
import { Picture, safePicture } from '@starhaven/ui-kit';
import classes from './owner-mark.module.css';

/** Who wrote a text. The first letter of the name replaces a missing avatar (docs/behaviour/blog.md#owner). */
export function OwnerMark({ owner }: { owner: Owner }) {
  const { username, avatar } = owner;
  if (username === '') return null;
  return (
    <span className={classes.author}>
      {avatar !== '' && safePicture(avatar) !== null ? (
        <Picture className={classes.avatar} src={avatar} alt="" width={32} height={32} />
      ) : (
        <span className={classes.avatar} aria-hidden="true">
          {[...username][0]?.toUpperCase()}
        </span>
      )}
      <bdi>{username}</bdi>
    </span>
  );
}
