import type { Command, CommandParam } from '@starhaven/contracts/commands';
import type { CommandValues } from '@starhaven/game-commands';
import { isItemParam, valuePrefix } from '@starhaven/game-commands';
import { SelectField, TextField } from '@starhaven/ui-kit';
import { useId } from 'react';
import type { CommandPlace } from '../../lib/commands/command-place';
import { PickerField } from '../picker-field/picker-field';
import { RangeField } from './range-field';
import classes from './param-field.module.css';

export interface ParamFieldProps {
  place: CommandPlace;
  command: Command;
  param: CommandParam;
  values: CommandValues;
  errors: readonly string[];
  /** Ids that are not in the data: they are allowed, but marked. */
  unverified: readonly string[];
  onChange: (paramId: string, values: readonly string[]) => void;
}

/** The field of one parameter, by its type (docs/behaviour/commands.md#parameter-types). */
export function ParamField({ place, command, param, values, errors, unverified, onChange }: ParamFieldProps) {
  const id = useId();
  const name = valuePrefix + param.id;
  const label = param.label || param.id;
  const value = (Object.hasOwn(values, param.id) ? values[param.id]?.[0] : param.value) ?? '';
  const onValue = (typed: string) => onChange(param.id, typed === '' ? [] : [typed]);
  const { type } = param;

  if (isItemParam(param)) {
    return (
      <div className={classes.picker}>
        <PickerField
          place={place}
          command={command}
          param={param}
          values={values}
          name={name}
          errors={errors}
          onChange={(chosen) => onChange(param.id, chosen)}
        />
        {unverified.length > 0 ? (
          <p className={classes.unverified}>Not in our data: {unverified.join(', ')}. The game may still know it.</p>
        ) : null}
      </div>
    );
  }
  if (type === 'select') {
    const isKnown = value === '' || param.data.some((option) => option.value === value);
    return (
      <SelectField
        id={id}
        name={name}
        label={label}
        value={value}
        errors={errors}
        onChange={(event) => onValue(event.currentTarget.value)}
      >
        {param.required && value !== '' ? null : <option value="">{param.required ? 'Choose…' : 'Not set'}</option>}
        {isKnown ? null : <option value={value}>{value}</option>}
        {param.data.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label || option.value}
          </option>
        ))}
      </SelectField>
    );
  }
  if (type === 'range' || type === 'number') {
    return <RangeField id={id} name={name} param={param} value={value} errors={errors} onValue={onValue} />;
  }
  return (
    <TextField
      id={id}
      name={name}
      type="text"
      label={label}
      value={value}
      errors={errors}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
