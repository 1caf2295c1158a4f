import type { CommandParam } from '@starhaven/contracts/commands';
import { TextField } from '@starhaven/ui-kit';
import classes from './param-field.module.css';

export interface RangeFieldProps {
  id: string;
  name: string;
  param: CommandParam;
  value: string;
  errors: readonly string[];
  onValue: (value: string) => void;
}

/** A number with a slider; both show the same value. Without JavaScript it is a plain number field. */
export function RangeField({ id, name, param, value, errors, onValue }: RangeFieldProps) {
  const min = param.min ?? undefined;
  const max = param.max ?? undefined;
  const isSlider = param.type === 'range';
  const bounds = boundsText(param);
  return (
    <TextField
      id={id}
      name={name}
      type="number"
      inputMode="decimal"
      step="any"
      min={min}
      max={max}
      label={param.label || param.id}
      aside={
        bounds ? (
          <span id={`${id}-bounds`} className={classes.bounds}>
            {bounds}
          </span>
        ) : undefined
      }
      aria-describedby={bounds ? `${id}-bounds` : undefined}
      value={value}
      errors={errors}
      onChange={(event) => onValue(event.currentTarget.value)}
      below={
        isSlider ? (
          <input
            type="range"
            className={classes.slider}
            aria-label={`${param.label || param.id}, slider`}
            min={min}
            max={max}
            value={value === '' ? min : value}
            onChange={(event) => onValue(event.currentTarget.value)}
          />
        ) : undefined
      }
    />
  );
}

function boundsText({ min, max }: CommandParam): string | undefined {
  if (min !== null && max !== null) return `${min} to ${max}`;
  if (min !== null) return `At least ${min}`;
  return max === null ? undefined : `At most ${max}`;
}
