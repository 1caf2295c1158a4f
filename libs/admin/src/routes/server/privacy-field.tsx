import { SelectField } from '@starhaven/ui-kit';

/** In the order of their numbers (docs/behaviour/status.md#privacy). */
const labels = { internal: 'Internal', testing: 'Testing', beta: 'Beta', public: 'Public' };
const names = Object.keys(labels);

export const privacyName = (privacy: number) => names[privacy] ?? 'public';

export function PrivacyField({ id, value }: { id: string; value: string }) {
  return (
    <SelectField key={value} id={id} name="privacy" label="Privacy" defaultValue={value}>
      {Object.entries(labels).map(([name, label]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
