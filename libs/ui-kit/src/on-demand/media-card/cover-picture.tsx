import { forwardRef } from 'react';
import type { PictureProps } from '../../components/picture/picture';
import { Picture } from '../../components/picture/picture';
import classes from './media-card.module.css';

export interface CoverPictureProps extends Omit<PictureProps, 'alt' | 'loading' | 'width' | 'height'> {
  /** `first` for the first visible picture on a phone, `eager` for others on the first screen, `lazy` for those below. */
  loading: 'first' | 'eager' | 'lazy';
}

/** The 16:9 picture at the top of a card. It is decoration, so it has no text. */
export const CoverPicture = forwardRef<HTMLImageElement, CoverPictureProps>(function CoverPicture(
  { loading, className, ...rest },
  ref,
) {
  return (
    <Picture
      ref={ref}
      {...rest}
      className={[classes.image, className].filter(Boolean).join(' ')}
      alt=""
      width={800}
      height={450}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      decoding={loading === 'first' ? undefined : 'async'}
      {...(loading === 'first' ? { fetchpriority: 'high' } : {})}
    />
  );
});
