import { toTags } from '@starhaven/prose';
import { TextField, buttonClass } from '@starhaven/ui-kit';
import { useState } from 'react';
import classes from '../post-form.module.css';

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
  if (!isEnhanced) {
    return (
      <TextField
        id="tags"
        name="tags"
        label="Tags"
        hint="Separated by commas."
        errors={errors}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  const tags = toTags(value);
  const add = () => {
    onChange(fromTags(toTags(`${value},${typed}`)));
    setTyped('');
  };
  return (
    <div className={classes.tags}>
      <input type="hidden" name="tags" value={value} />
      <TextField
        id="tag"
        label="Tags"
        errors={errors}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter also accepts the suggestion of a Japanese or Chinese input method; that Enter adds no tag.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
        aside={
          <button type="button" className={buttonClass()} onClick={add}>
            Add
          </button>
        }
      />
      {tags.length === 0 ? null : (
        <ul className={classes.chips} aria-label="Chosen tags">
          {tags.map((tag) => (
            <li key={tag}>
              <bdi>{tag}</bdi>
              <button
                type="button"
                aria-label={`Remove ${tag}`}
                onClick={() => onChange(fromTags(tags.filter((other) => other !== tag)))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
