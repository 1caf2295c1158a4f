import { useId, useState } from 'react';
import { visuallyHidden } from '@starhaven/ui-kit';
import classes from './slots-editor.module.css';

export interface CountFieldProps {
  label: string;
  /** Name of the property to which the number belongs. */
  of: string;
  value: number;
  max?: number | undefined;
  /** Called with whole numbers from 1 to `max` only. */
  onChange: (value: number) => void;
}

/** docs/behaviour/commands.md#sub-properties */
const min = 1;
const biggest = 999_999;

/**
 * A count or a step. While the text is not a valid number, the old number stays in use; it is shown again when the field loses the focus.
 */
export function CountField({ label, of, value, max = biggest, onChange }: CountFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (Number.isInteger(number) && number >= min && number <= max) onChange(number);
  };
  return (
    <span className={classes.number}>
      <label htmlFor={id}>
        {label} <span className={visuallyHidden}>of {of}</span>
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        // The lowest tier has step 0, and the form must accept the value that the field already has.
        min={Math.min(min, value)}
        max={Math.max(max, value)}
        step={1}
        value={typed ?? value}
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
    </span>
  );
}
