import { TextField } from '@starhaven/ui-kit';
import classes from '../post-form.module.css';
import type { PostValues } from '../post-values';

export interface StateFieldsProps {
  values: PostValues;
  onChange: (change: Partial<PostValues>) => void;
  errors: readonly string[];
}

const states = [
  ['published', 'Publish', 'Readers see it at once.'],
  ['draft', 'Draft', 'Only you and the admins see it.'],
  ['planned', 'Planned', 'It appears by itself at the time below.'],
] as const;

/** Chooses when readers see the post; only our own host has states (docs/behaviour/blog.md#post-states). */
export function StateFields({ values, onChange, errors }: StateFieldsProps) {
  return (
    <fieldset className={classes.states}>
      <legend>Who sees it</legend>
      {states.map(([state, label, hint]) => (
        <label key={state} className={classes.choice}>
          <input
            type="radio"
            name="state"
            value={state}
            checked={values.state === state}
            onChange={() => onChange({ state })}
          />
          <span>
            {label} <small>{hint}</small>
          </span>
        </label>
      ))}
      <TextField
        id="publishAt"
        name="publishAt"
        type="datetime-local"
        label="Appears at"
        hint={`Time in the zone ${values.zone}.`}
        errors={errors}
        value={values.publishAt}
        onChange={(event) => onChange({ publishAt: event.currentTarget.value, state: 'planned' })}
      />
    </fieldset>
  );
}
