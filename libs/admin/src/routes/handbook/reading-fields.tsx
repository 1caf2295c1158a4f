import { SelectField } from '@starhaven/ui-kit';
import layout from '../../components/staff-layout/staff-layout.module.css';
import type { ShownHandbook } from './shown-handbook';

export interface ReadingFieldsProps {
  /** Prefix of the fields' ids, because the page contains several of these forms. */
  name: string;
  formats: ShownHandbook['formats'];
  format?: string;
  removals?: string;
}

/** The fields that choose how the files are read, and what happens to items that are not in them. */
export function ReadingFields({ name, formats, format = 'auto', removals = 'few' }: ReadingFieldsProps) {
  return (
    <div className={layout.twins}>
      <SelectField id={`${name}-format`} name="format" label="Format" defaultValue={format}>
        <option value="auto">Detect it</option>
        {formats.map((one) => (
          <option key={one.name} value={one.name}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={`${name}-removals`}
        name="removals"
        label="Items that the data does not contain"
        defaultValue={removals}
      >
        <option value="few">Remove them, if they are few</option>
        <option value="many">Remove them, even if they are many</option>
        <option value="none">Keep them: the data is only added</option>
      </SelectField>
    </div>
  );
}
