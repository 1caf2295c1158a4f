import { forwardRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { describedByOf } from '../text-field/field-texts';
import classes from './switch.module.css';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'id'> {
  id: string;
  label: string;
  hint?: ReactNode;
  /** Shown under the label and read with the switch; empty or missing means valid. */
  errors?: readonly string[];
}

/** A checkbox that looks and is announced like a switch, with its state as the text ON or OFF; it is sent like any checkbox. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const { label, hint, id, errors = [], className, ...input } = props;
  return (
    <label className={classes.switch}>
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        {hint ? (
          <span id={`${id}-hint`} className={classes.hint}>
            {hint}
          </span>
        ) : null}
        {errors.length > 0 ? (
          <span id={`${id}-error`} className={classes.error}>
            {errors.join(' ')}
          </span>
        ) : null}
      </span>
      <input
        {...input}
        id={id}
        ref={ref}
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={describedByOf(props)}
        className={[classes.input, className].filter(Boolean).join(' ')}
      />
      <span className={classes.state} aria-hidden="true">
        <span className={classes.off}>OFF</span>
        <span className={classes.on}>ON</span>
      </span>
      <span className={classes.track} aria-hidden="true" />
    </label>
  );
});
