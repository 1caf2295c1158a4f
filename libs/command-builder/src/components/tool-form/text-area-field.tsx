import { TextArea, formLayout } from '@starhaven/ui-kit';
import type { TextareaHTMLAttributes } from 'react';
import classes from './tool-form.module.css';

export interface TextAreaFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  id: string;
  label: string;
  /** Shown under the label; screen readers read it with the field. */
  hint?: string;
  /** Empty means valid. */
  errors?: readonly string[];
}

/** A labelled field for several lines; every other prop goes to the textarea. */
export function TextAreaField({ id, label, hint, errors = [], ...rest }: TextAreaFieldProps) {
  const isInvalid = errors.length > 0;
  const describedBy = [hint ? `${id}-hint` : '', isInvalid ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={`${id}-hint`} className={formLayout.note}>
          {hint}
        </p>
      ) : null}
      <TextArea
        rows={4}
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        id={id}
        className={formLayout.area}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy || undefined}
      />
      {isInvalid ? (
        <div id={`${id}-error`} className={formLayout.error}>
          {errors.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      ) : null}
    </div>
  );
}
