import { useEffect, useRef, useState } from 'react';
import { Picture, safePicture } from '@starhaven/ui-kit';
import classes from './item-icon.module.css';

export interface ItemIconProps {
  /** Empty when there is no picture. */
  icon: string;
  /** Name of the drawing that replaces a missing picture. */
  drawing: string;
  size?: 'card' | 'page';
}

/** The picture of an item, or our own drawing of its type when there is none or it does not load. Decorative: the name is next to it. */
export function ItemIcon({ icon, drawing, size = 'card' }: ItemIconProps) {
  const [state, setState] = useState<'waiting' | 'shown' | 'broken'>(safePicture(icon) ? 'waiting' : 'broken');
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A picture from the server's page may have loaded or failed before this script could listen.
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
