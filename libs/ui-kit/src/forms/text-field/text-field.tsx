import { forwardRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldErrors, FieldHint, describedByOf } from './field-texts';
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
  return (
    <div className={[classes.field, className].filter(Boolean).join(' ')}>
      <div className={classes.head}>
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
        {aside}
      </div>
      <FieldHint id={id} hint={hint} />
      <div className={classes.control}>
        <input
          {...input}
          id={id}
          ref={ref}
          className={classes.input}
          data-has-end={end ? '' : undefined}
          aria-invalid={errors.length > 0 || props['aria-invalid'] || undefined}
          aria-describedby={describedByOf(props)}
        />
        {end}
      </div>
      <FieldErrors id={id} errors={errors} />
      {below}
    </div>
  );
});
