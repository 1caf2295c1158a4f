import { forwardRef } from 'react';
import type { ImgHTMLAttributes } from 'react';
import { safePicture } from '../../lib/addresses/safe-address';

export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  /** It may come from data; an address that cannot be a picture is not requested. */
  src: string;
  alt: string;
}

/** A picture; if its address is invalid, its place stays empty. */
export const Picture = forwardRef<HTMLImageElement, PictureProps>(function Picture({ src, alt, ...rest }, ref) {
  const address = safePicture(src);
  if (address === null) return <span className={rest.className} />;
  return <img ref={ref} src={address} alt={alt} {...rest} />;
});
