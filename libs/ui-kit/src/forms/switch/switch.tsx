import { forwardRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import classes from './switch.module.css';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  label: string;
  hint?: ReactNode;
}

/** A checkbox that looks and is announced like a switch, with its state as the text ON or OFF; it is sent like any checkbox. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, hint, id, className, ...input },
  ref,
) {
  return (
    <label className={classes.switch}>
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        {hint ? (
          <span id={`${id}-hint`} className={classes.hint}>
            {hint}
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
        aria-describedby={hint ? `${id}-hint` : undefined}
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
