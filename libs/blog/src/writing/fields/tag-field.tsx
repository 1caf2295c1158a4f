import { toTags } from '@starhaven/prose';
import { TextField, buttonClass, scriptsOnly } from '@starhaven/ui-kit';
import { useState } from 'react';
import classes from '../post-form.module.css';

const hint = 'Separated by commas.';

const fromTags = (tags: readonly string[]): string => tags.join(', ');

export interface TagFieldProps {
  /** Separated by commas. */
  value: string;
  onChange: (value: string) => void;
  /** False before the script runs: one text field then holds all tags. */
  isEnhanced: boolean;
  errors: readonly string[];
}

/** Tags as removable chips; Enter adds one and does not send the form (docs/behaviour/blog.md#tags). */
export function TagField({ value, onChange, isEnhanced, errors }: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const tags = toTags(value);
  if (!isEnhanced) {
    return (
      <div className={classes.tags}>
        <TextField
          id="tags"
          name="tags"
          label="Tags"
          hint={hint}
          errors={errors}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aside={<AddButton />}
        />
        {/* The space of the chips, so that the fields below do not move when scripts start. */}
        {tags.length === 0 ? null : (
          <ul className={`${classes.chips} ${classes.reserved} ${scriptsOnly}`} aria-hidden="true">
            {tags.map((tag) => (
              <Chip key={tag} tag={tag} />
            ))}
          </ul>
        )}
      </div>
    );
  }
  const add = () => {
    onChange(fromTags(toTags(`${value},${typed}`)));
    setTyped('');
  };
  return (
    <div className={classes.tags}>
      <input type="hidden" name="tags" value={value} />
      <TextField
        key="tag"
        id="tag"
        label="Tags"
        hint={hint}
        errors={errors}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter also accepts the suggestion of a Japanese or Chinese input method; that Enter adds no tag.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
        aside={<AddButton onAdd={add} />}
      />
      {tags.length === 0 ? null : (
        <ul className={classes.chips} aria-label="Chosen tags">
          {tags.map((tag) => (
            <Chip key={tag} tag={tag} onRemove={() => onChange(fromTags(tags.filter((other) => other !== tag)))} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Disabled until it can add. */
const AddButton = ({ onAdd }: { onAdd?: () => void }) => (
  <button type="button" className={`${buttonClass()} ${scriptsOnly}`} disabled={!onAdd} onClick={onAdd}>
    Add
  </button>
);

const Chip = ({ tag, onRemove }: { tag: string; onRemove?: () => void }) => (
  <li>
    <bdi>{tag}</bdi>
    <button type="button" aria-label={`Remove ${tag}`} disabled={!onRemove} onClick={onRemove}>
      ×
    </button>
  </li>
);
