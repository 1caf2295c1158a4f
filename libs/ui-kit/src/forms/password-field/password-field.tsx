import { forwardRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import type { TextFieldProps } from '../text-field/text-field';
import { TextField } from '../text-field/text-field';
import classes from './password-field.module.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>;

/** A password input. With JavaScript the visitor can show the password, and the field warns about caps lock. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { below, onKeyDown, onKeyUp, onBlur, ...rest },
  ref,
) {
  const isHydrated = useIsHydrated();
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const look = (event: KeyboardEvent<HTMLInputElement>) =>
    // Browser autofill sends key events without modifiers.
    setHasCapsLock(event.getModifierState?.('CapsLock') ?? false);

  return (
    <TextField
      ref={ref}
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onKeyDown={(event) => {
        look(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        look(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setHasCapsLock(false);
        onBlur?.(event);
      }}
      end={
        isHydrated ? (
          <button
            type="button"
            className={classes.toggle}
            aria-label={isShown ? `Hide ${rest.label.toLowerCase()}` : `Show ${rest.label.toLowerCase()}`}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        ) : null
      }
      below={
        <>
          <p className={classes.capsLock} role="status">
            {hasCapsLock ? 'Caps Lock is on' : ''}
          </p>
          {below}
        </>
      }
    />
  );
});
