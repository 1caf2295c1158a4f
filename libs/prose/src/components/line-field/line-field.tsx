import { TextField } from '@starhaven/ui-kit';

export interface LineFieldProps {
  /** Also the id of the field. */
  name: string;
  label: string;
  hint?: string;
  maxLength?: number;
  errors: readonly string[];
  value: string;
  onChange: (value: string) => void;
  /** The script runs. */
  isEnhanced: boolean;
}

/** One line of a form with a long text. With the script, Enter does nothing: it would send the form and lose the place on the page. */
export function LineField({ name, onChange, isEnhanced, ...field }: LineFieldProps) {
  return (
    <TextField
      {...field}
      id={name}
      name={name}
      onKeyDown={(event) => {
        if (isEnhanced && event.key === 'Enter') event.preventDefault();
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
