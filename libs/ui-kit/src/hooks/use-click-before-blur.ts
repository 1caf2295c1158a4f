import type { FocusEvent } from 'react';
import { useEffect, useRef } from 'react';

const clickable = 'a, button, label, input:is([type="checkbox"], [type="radio"], [type="submit"])';

/**
 * For a form that checks each field when the focus leaves it: the new error would move the pressed button away before it is released, and
 * the browser would send no click. Returns the form's `onBlur`: while a button, link or box is pressed, the field is not checked. The button
 * that sends the form checks all fields.
 */
export function useClickBeforeBlur(): (event: FocusEvent) => void {
  const isPressing = useRef(false);
  useEffect(() => {
    const press = ({ target }: Event) => {
      isPressing.current = target instanceof Element && target.closest(clickable) !== null;
    };
    const release = () => {
      isPressing.current = false;
    };
    // A touch moves the focus after it ends, so the press lasts until the click.
    const ends = ['click', 'keydown'] as const;
    document.addEventListener('pointerdown', press, true);
    for (const end of ends) document.addEventListener(end, release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      for (const end of ends) document.removeEventListener(end, release, true);
    };
  }, []);
  // The form library listens at the document, where React's listeners are, too; React's were added first.
  return (event) => {
    if (isPressing.current) event.nativeEvent.stopImmediatePropagation();
  };
}
