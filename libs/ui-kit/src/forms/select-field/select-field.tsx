import { forwardRef } from 'react';
import type { SelectHTMLAttributes } from 'react';
import text from '../text-field/text-field.module.css';
import classes from './select-field.module.css';

export interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  id: string;
  label: string;
  /** Shown under the field and read with it; empty or missing means valid. */
  errors?: readonly string[];
}

/** A labelled list of choices with its errors; every other prop goes to the select. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(props, ref) {
  const { id, label, errors = [], className, children, ...select } = props;
  const isInvalid = errors.length > 0;
  return (
    <div className={[text.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={text.label}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        ref={ref}
        className={`${text.input} ${classes.select}`}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
      >
        {children}
      </select>
      {isInvalid ? (
        <p id={`${id}-error`} className={text.error}>
          {errors.join(' ')}
        </p>
      ) : null}
    </div>
  );
});
