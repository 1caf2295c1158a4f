import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import type { TextareaHTMLAttributes } from 'react';
import { useBeforePaint } from '../../hooks/use-before-paint';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import classes from './text-area.module.css';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  /** Unique on the page. */
  id: string;
}

/**
 * A textarea that keeps what was typed before the page was hydrated. React 18 sets a textarea that came with a text back to that text
 * while it hydrates it; an input keeps what was typed. A form that controls the field reads it from the document in `useBeforePaint`.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea({ className, ...rest }, ref) {
  const { id } = rest;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current);
  const isHydrated = useIsHydrated();
  // Read while React hydrates, before it touches the element.
  const [typed] = useState(() => (isHydrated || typeof document === 'undefined' ? null : textOf(id)));
  useBeforePaint(() => {
    const element = area.current;
    // Whoever typed even later keeps that.
    if (element && typed !== null && element.value === element.defaultValue) element.value = typed;
  }, []);
  return <textarea {...rest} ref={area} className={[classes.area, className].filter(Boolean).join(' ')} />;
});

function textOf(id: string): string | null {
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element.value : null;
}
