import { forwardRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import classes from './text-field.module.css';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  id: string;
  label: string;
  /** Shown under the label; screen readers read it with the field. */
  hint?: ReactNode;
  /** Shown under the field and read with it; empty or missing means valid. */
  errors?: readonly string[];
  /** Next to the label, such as a link. */
  aside?: ReactNode;
}

export interface TextFieldProps extends FieldProps {
  /** At the end inside the field, such as a button. */
  end?: ReactNode;
  /** Under the field, such as a meter. */
  below?: ReactNode;
}

/** A labelled text input with hint and errors; every other prop goes to the input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { id, label, hint, errors = [], aside, end, below, className, ...input } = props;
  const isInvalid = errors.length > 0;
  // A form library may reference the error as well; it must be read only once.
  const given = props['aria-describedby']?.split(' ') ?? [];
  const describedBy = [...new Set([hint ? `${id}-hint` : '', ...given, isInvalid ? `${id}-error` : ''])]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={[classes.field, className].filter(Boolean).join(' ')}>
      <div className={classes.head}>
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
        {aside}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      ) : null}
      <div className={classes.control}>
        <input
          {...input}
          id={id}
          ref={ref}
          className={classes.input}
          data-has-end={end ? '' : undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy || undefined}
        />
        {end}
      </div>
      {isInvalid ? (
        <p id={`${id}-error`} className={classes.error}>
          {errors.join(' ')}
        </p>
      ) : null}
      {below}
    </div>
  );
});
