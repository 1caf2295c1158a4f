import type { Owner } from '@starhaven/contracts/blog';
import { Picture, safePicture } from '@starhaven/ui-kit';
import { useCallback, useState } from 'react';
import classes from './owner-mark.module.css';

/**
 * The author of a text. The first letter of the name replaces an avatar that is missing or cannot be loaded (docs/behaviour/blog.md#owner).
 */
export function OwnerMark({ owner }: { owner: Owner }) {
  const { username, avatar } = owner;
  const [broken, setBroken] = useState('');
  // The picture may have failed before the script ran.
  const check = useCallback(
    (picture: HTMLImageElement | null) => {
      if (picture?.complete && picture.naturalWidth === 0) setBroken(avatar);
    },
    [avatar],
  );
  if (username === '') return null;
  return (
    <span className={classes.author}>
      {avatar !== '' && avatar !== broken && safePicture(avatar) !== null ? (
        <Picture
          ref={check}
          className={classes.avatar}
          src={avatar}
          alt=""
          width={32}
          height={32}
          onError={() => setBroken(avatar)}
        />
      ) : (
        <span className={classes.avatar} aria-hidden="true">
          {[...username][0]?.toUpperCase()}
        </span>
      )}
      <bdi>{username}</bdi>
    </span>
  );
}
