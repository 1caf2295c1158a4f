import { useLoaded } from '@starhaven/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { paletteLinkSelector } from './palette-link';

const loadPalette = () => import('../../components/palette/palette');

const isEditor = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable;

/**
 * Opens the command palette with Ctrl+K or Cmd+K, and with every link to it (docs/behaviour/site.md#command-palette). The palette's code is
 * loaded when it is first opened.
 */
export function PaletteOpener({ pages }: { pages: readonly { label: string; to: string }[] }) {
  const [{ isOpen, count }, setState] = useState({ isOpen: false, count: 0 });
  const dialog = useRef<HTMLDialogElement>(null);
  const { part, hasFailed } = useLoaded(loadPalette, isOpen);
  useEffect(() => {
    // A dialog reports its end a moment after it has closed. A key that comes in between opens the next one.
    const open = () =>
      setState((now) => (now.isOpen && dialog.current?.open !== false ? now : { isOpen: true, count: now.count + 1 }));
    const onKey = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isChord || event.key.toLowerCase() !== 'k' || event.isComposing || isEditor(event.target)) return;
      event.preventDefault();
      open();
    };
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!isPlain || !(event.target instanceof Element) || !event.target.closest(paletteLinkSelector)) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    };
    document.addEventListener('keydown', onKey);
    // Runs before the site's own navigation follows the link.
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick, true);
    };
  }, []);
  useEffect(() => {
    // If its file cannot be loaded, the handbook's search opens instead.
    if (isOpen && hasFailed) location.assign('/handbook');
  }, [isOpen, hasFailed]);
  if (!isOpen || part === null) return null;
  const close = () => setState((now) => (now.count === count ? { isOpen: false, count } : now));
  return <part.Palette key={count} ref={dialog} pages={pages} onClose={close} />;
}
