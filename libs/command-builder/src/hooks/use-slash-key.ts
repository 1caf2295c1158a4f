import { useEffect } from 'react';
import type { RefObject } from 'react';

/** `/` moves the focus to a field, unless the visitor is typing somewhere. */
export function useSlashKey(field: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const isTyping =
        event.target instanceof Element && event.target.closest('input, select, textarea, dialog, [contenteditable]');
      if (isTyping) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}
