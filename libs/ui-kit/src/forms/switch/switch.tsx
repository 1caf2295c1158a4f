import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import classes from './switch.module.css';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  label: string;
  hint?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A checkbox that reads and looks like a switch, with its state written out as ON or OFF; sent with its form like any checkbox. */
export function Switch({ label, hint, id, inputRef, className, ...input }: SwitchProps) {
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
        ref={inputRef}
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
}
