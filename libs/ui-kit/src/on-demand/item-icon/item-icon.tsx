import { forwardRef, useEffect, useRef, useState } from 'react';
import type { HTMLAttributes } from 'react';
import { Picture } from '../../components/picture/picture';
import { safePicture } from '../../lib/addresses/safe-address';
import classes from './item-icon.module.css';

export interface ItemIconProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Address of the picture; empty if there is none. Default empty. */
  icon?: string | undefined;
  /** Name of the drawing that replaces a missing picture, from `/art/item-types.svg`. */
  drawing: string;
  /** `row` takes its size from `--icon-size`, if that is set. Default `row`. */
  size?: 'row' | 'card' | 'page';
}

/**
 * The picture of an item in the colour of `rarityStyle`. If there is no picture or it does not load, a drawing of the item's type.
 * Decorative: the name is next to it.
 */
export const ItemIcon = forwardRef<HTMLSpanElement, ItemIconProps>(function ItemIcon(
  { icon = '', drawing, size = 'row', className, ...rest },
  ref,
) {
  const [last, setLast] = useState<{ icon: string; hasLoaded: boolean } | null>(null);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A picture of the server-rendered page may have loaded or failed before this script could listen.
    if (image.current?.complete) setLast({ icon, hasLoaded: image.current.naturalWidth > 0 });
  }, [icon]);
  const hasLoaded = last?.icon === icon ? last.hasLoaded : null;
  return (
    <span
      ref={ref}
      aria-hidden="true"
      {...rest}
      className={[classes.box, className].filter(Boolean).join(' ')}
      data-size={size}
    >
      {hasLoaded ? null : (
        <svg className={classes.placeholder} viewBox="0 0 48 48">
          <use href={`/art/item-types.svg#${drawing}`} />
        </svg>
      )}
      {hasLoaded === false || safePicture(icon) === null ? null : (
        <Picture
          key={icon}
          ref={image}
          className={classes.image}
          src={icon}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setLast({ icon, hasLoaded: true })}
          onError={() => setLast({ icon, hasLoaded: false })}
        />
      )}
    </span>
  );
});
