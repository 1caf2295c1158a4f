import type { CSSProperties } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Picture, safePicture } from '@starhaven/ui-kit';
import classes from './item-icon.module.css';

export interface ItemIconProps {
  /** Empty if there is no picture. */
  icon?: string | undefined;
  /** Name of the drawing that replaces a missing picture. */
  drawing: string;
}

/** The picture of an item. If there is none or it does not load, a drawing of the item's type. Decorative: the name is next to it. */
export function ItemIcon({ icon = '', drawing }: ItemIconProps) {
  const [isBroken, setIsBroken] = useState(safePicture(icon) === null);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A picture of the server-rendered page may have failed before this script could listen.
    if (image.current?.complete && image.current.naturalWidth === 0) setIsBroken(true);
  }, []);
  return (
    <span className={classes.box} aria-hidden="true">
      {isBroken ? (
        <svg className={classes.placeholder} viewBox="0 0 48 48">
          <use href={`/art/item-types.svg#${drawing}`} />
        </svg>
      ) : (
        <Picture
          ref={image}
          className={classes.image}
          src={icon}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setIsBroken(true)}
        />
      )}
    </span>
  );
}

/** The colour of a rarity, for all content of the element (docs/behaviour/handbook.md#rarity). */
export const rarityStyle = (stars: number | undefined): CSSProperties | undefined =>
  stars ? { '--rarity': `var(--sh-rarity-${stars})` } : undefined;
