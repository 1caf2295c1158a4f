import { Picture, safePicture } from '@starhaven/ui-kit';
import type { MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import classes from './picture-overlay.module.css';

export interface OpenPicture {
  src: string;
  alt: string;
}

/** The picture to open after a click on a link to an original; null if the browser should follow the link. */
export function pictureOf(event: MouseEvent): OpenPicture | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-picture]') : null;
  // The link to a picture of another site leads through the interstitial; its own address is then in `data-picture`.
  const src = link && safePicture(link.dataset['picture'] || (link.getAttribute('href') ?? ''));
  return src ? { src, alt: link?.querySelector('img')?.alt ?? '' } : null;
}

/** Opens pictures over the screen; without JavaScript they are plain links. */
export function usePictures() {
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const onClick = (event: MouseEvent) => {
    const clicked = pictureOf(event);
    if (clicked === null) return;
    event.preventDefault();
    setPicture(clicked);
  };
  return { picture, onClick, close: () => setPicture(null) };
}

/** A picture over the whole screen; a click on the backdrop, its button or Escape closes it (docs/behaviour/blog.md#picture-sizes). */
export function PictureOverlay({ picture, onClose }: { picture: OpenPicture; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    // A modal dialog keeps the focus inside, and Escape closes it.
    if (element?.showModal) element.showModal();
    return () => {
      element?.close?.();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.overlay}
      aria-label={picture.alt || 'Picture in full size'}
      onClose={onClose}
      onClick={(event) => {
        if (!(event.target instanceof HTMLImageElement)) onClose();
      }}
    >
      <button type="button" className={classes.close} aria-label="Close">
        ×
      </button>
      <Picture src={picture.src} alt={picture.alt} />
    </dialog>
  );
}
