import { TextField } from '@starhaven/ui-kit';

export interface LineFieldProps {
  /** The name and the id of the field. */
  name: string;
  label: string;
  hint?: string;
  maxLength?: number;
  errors: readonly string[];
  value: string;
  onChange: (value: string) => void;
  /** True if the script runs. */
  isEnhanced: boolean;
}

/**
 * A one-line field in a form with a long text. With the script Enter does nothing, because it would send the form and lose the position on
 * the page.
 */
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
