import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import classes from './text-field.module.css';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  id: string;
  label: string;
  /** Shown under the label; read with the field. */
  hint?: ReactNode;
  /** Shown under the field and read with it; empty or missing means valid. */
  errors?: readonly string[];
  /** Beside the label, such as a link. */
  aside?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

export interface TextFieldProps extends FieldProps {
  /** Inside the field's end, such as a button. */
  end?: ReactNode;
  /** Under the field, such as a meter. */
  below?: ReactNode;
}

/** A labelled text input with hint and errors; every other prop goes to the input. */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, errors = [], aside, end, below, inputRef, className, ...input } = props;
  const isInvalid = errors.length > 0;
  // A form library may name the error as well; it is to be read once.
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
          ref={inputRef}
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
}
