import type { Command, CommandParam } from '@starhaven/contracts/commands';
import type { CommandValues } from '@starhaven/game-commands';
import { TextField } from '@starhaven/ui-kit';
import type { CommandPlace } from '../../lib/command-place';

export interface PickerFieldProps {
  place: CommandPlace;
  command: Command;
  /** A parameter whose values are ids of the handbook: one of the `…List` types or `propSub`. */
  param: CommandParam;
  /** The values of all parameters: a property needs the artifact, and the page without scripts carries them along. */
  values: CommandValues;
  /** Name of the form field, with the prefix of the address. */
  name: string;
  errors?: readonly string[] | undefined;
  /** Tells the chosen ids; until the page has come to life the form alone carries them. */
  onChange: (chosen: readonly string[]) => void;
}

/** Chooses items of the handbook for a parameter (docs/behaviour/commands.md#pickers). */
export function PickerField({ command, param, values, name, errors, onChange }: PickerFieldProps) {
  const chosen = values[param.id] ?? [];
  return (
    <TextField
      id={`${command.id}-${param.id}`}
      name={name}
      type="text"
      label={param.label}
      defaultValue={chosen.join(' ')}
      errors={errors ? [...errors] : undefined}
      onChange={(event) => onChange(event.currentTarget.value.split(' ').filter(Boolean))}
    />
  );
}
