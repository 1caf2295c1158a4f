import { forwardRef } from 'react';
import type { FieldProps } from '../text-field/text-field';
import classes from './file-field.module.css';

export interface FileFieldProps extends Omit<FieldProps, 'aside' | 'type' | 'value' | 'defaultValue'> {
  /** Next to the field, such as the button that sends the file. */
  end?: FieldProps['aside'];
}

/** A labelled choice of a file with hint and errors; every other prop goes to the input. It looks the same without JavaScript. */
export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(function FileField(props, ref) {
  const { id, label, hint, errors = [], end, className, ...input } = props;
  const isInvalid = errors.length > 0;
  const describedBy = [hint ? `${id}-hint` : '', props['aria-describedby'] ?? '', isInvalid ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={[classes.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      ) : null}
      <div className={classes.control}>
        <input
          {...input}
          type="file"
          id={id}
          ref={ref}
          className={classes.input}
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
    </div>
  );
});
