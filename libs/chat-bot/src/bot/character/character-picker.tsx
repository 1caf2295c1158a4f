import { useId } from 'react';
import type { BotCharacter } from './use-characters';
import classes from './character-picker.module.css';

export interface CharacterPickerProps {
  characters: readonly BotCharacter[];
  chosen: BotCharacter | null;
  /** While a queue runs, its character cannot be changed. */
  isLocked: boolean;
  onChoose: (key: string) => void;
}

/** Chooses the character for which commands run. */
export function CharacterPicker({ characters, chosen, isLocked, onChoose }: CharacterPickerProps) {
  const id = useId();
  return (
    <p className={classes.picker}>
      <label htmlFor={id}>Character</label>
      <select
        id={id}
        className={classes.select}
        value={chosen?.key ?? ''}
        disabled={isLocked}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="" disabled>
          Choose a character
        </option>
        {characters.map(({ key, nickname, uid, serverTitle }) => (
          <option key={key} value={key}>
            {nickname || uid} · {serverTitle}
          </option>
        ))}
      </select>
    </p>
  );
}
