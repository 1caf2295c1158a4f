import { useEffect, useRef, useState } from 'react';
import { Picture, safePicture } from '@starhaven/ui-kit';
import classes from './item-icon.module.css';

export interface ItemIconProps {
  /** Empty if there is no picture. */
  icon: string;
  /** Name of the drawing that replaces a missing picture. */
  drawing: string;
  size?: 'card' | 'page';
}

/** The picture of an item. If there is none or it does not load, our own drawing of the item's type. Decorative: the name is next to it. */
export function ItemIcon({ icon, drawing, size = 'card' }: ItemIconProps) {
  const [state, setState] = useState<'waiting' | 'shown' | 'broken'>(safePicture(icon) ? 'waiting' : 'broken');
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A picture of the server-rendered page may have loaded or failed before this script could listen.
    if (image.current?.complete) setState(image.current.naturalWidth > 0 ? 'shown' : 'broken');
  }, []);
  return (
    <span className={classes.box} data-size={size} aria-hidden="true">
      {state === 'shown' ? null : (
        <svg className={classes.placeholder} viewBox="0 0 48 48">
          <use href={`/art/item-types.svg#${drawing}`} />
        </svg>
      )}
      {state === 'broken' ? null : (
        <Picture
          ref={image}
          className={classes.image}
          src={icon}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setState('shown')}
          onError={() => setState('broken')}
        />
      )}
    </span>
  );
}
