import { forwardRef } from 'react';
import type { TextareaHTMLAttributes } from 'react';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import classes from './text-area.module.css';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  /** Unique on the page. */
  id: string;
}

/**
 * A textarea that keeps text that was typed before the page was hydrated. While React 18 hydrates a textarea, it resets it to its original
 * text, unless it is rendered with another text. React may hydrate it several times, if another part of the page makes it start again. A
 * form that controls the field reads it from the document in `useBeforePaint`.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea({ className, ...rest }, ref) {
  const { id, value } = rest;
  const isHydrated = useIsHydrated();
  const typed = isHydrated || typeof document === 'undefined' ? null : textOf(id);
  const early = typed === null ? {} : value === undefined ? { defaultValue: typed } : { value: typed };
  return <textarea {...rest} {...early} ref={ref} className={[classes.area, className].filter(Boolean).join(' ')} />;
});

function textOf(id: string): string | null {
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element.value : null;
}
