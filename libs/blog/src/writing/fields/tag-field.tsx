import { toTags } from '@starhaven/prose';
import { TextField, buttonClass, scriptsOnly, useBeforePaint } from '@starhaven/ui-kit';
import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import classes from '../post-form.module.css';
import { dotsText, hasTagOfDots } from '../tag-fault';

const fromTags = (tags: readonly string[]): string => tags.join(', ');

export interface TagFieldProps {
  /** Separated by commas. */
  value: string;
  onChange: (value: string) => void;
  /** False before the script runs: one text field then holds all tags. */
  isEnhanced: boolean;
  errors: readonly string[];
}

/**
 * Tags as removable chips; Enter adds one and does not send the form (docs/behaviour/blog.md#tags). A tag that was typed and not added is sent
 * with the others.
 */
export function TagField({ value, onChange, isEnhanced, errors }: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const tags = toTags(value);

  // An author who types while the page becomes enhanced goes on with the same word in the same field.
  useBeforePaint(() => {
    const unfinished = tags.at(-1);
    if (!isEnhanced || unfinished === undefined || document.activeElement !== field.current) return;
    setTyped(unfinished);
    onChange(fromTags(tags.slice(0, -1)));
  }, [isEnhanced]);

  const type = (text: string) => {
    setTyped(text);
    setIsRefused(false);
  };
  const add = () => {
    if (hasTagOfDots(typed)) return setIsRefused(true);
    onChange(fromTags(toTags(`${value},${typed}`)));
    setTyped('');
  };
  const addAtEnter = (event: KeyboardEvent) => {
    // Enter also accepts the suggestion of a Japanese or Chinese input method; that Enter adds no tag.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <div className={classes.tags}>
      {isEnhanced ? <input type="hidden" name="tags" value={fromTags(toTags(`${value},${typed}`))} /> : null}
      <TextField
        ref={field}
        id="tags"
        name={isEnhanced ? undefined : 'tags'}
        label="Tags"
        hint={isEnhanced ? 'Separated by commas. Enter adds them.' : 'Separated by commas.'}
        errors={isRefused ? [dotsText] : errors}
        value={isEnhanced ? typed : value}
        onChange={({ currentTarget: { value: text } }) => (isEnhanced ? type(text) : onChange(text))}
        onKeyDown={isEnhanced ? addAtEnter : undefined}
        end={<AddButton onAdd={isEnhanced ? add : undefined} />}
      />
      {tags.length === 0 ? null : (
        <ul
          className={isEnhanced ? classes.chips : `${classes.chips} ${classes.reserved} ${scriptsOnly}`}
          // Before scripts run, the list only keeps the space of the chips, so that the fields below do not move later.
          aria-hidden={isEnhanced ? undefined : true}
          aria-label={isEnhanced ? 'Chosen tags' : undefined}
        >
          {tags.map((tag) => (
            <Chip
              key={tag}
              tag={tag}
              onRemove={isEnhanced ? () => onChange(fromTags(tags.filter((other) => other !== tag))) : undefined}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Disabled until it can add. */
const AddButton = ({ onAdd }: { onAdd?: () => void }) => (
  <button type="button" className={`${buttonClass()} ${classes.add} ${scriptsOnly}`} disabled={!onAdd} onClick={onAdd}>
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
