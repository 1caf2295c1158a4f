import { startTransition, useEffect, useId, useState } from 'react';
import type { Command } from '@starhaven/contracts/commands';
import type { CommandValues, ItemParam } from '@starhaven/game-commands';
import { fieldText, takesSeveral } from '@starhaven/game-commands';
import { showToast, SiteLink, TextField, useIsHydrated, useLoaded } from '@starhaven/ui-kit';
import { artifactOf, rowOf } from '../../lib/chosen/artifact-of';
import type { ArtifactOf } from '../../lib/chosen/artifact-of';
import { chosenOf } from '../../lib/chosen/chosen-items';
import type { CommandPlace } from '../../lib/commands/command-place';
import { pickerHref } from '../../lib/commands/command-place';
import { replaceAt, slotFor } from '../../lib/chosen/slot-for';
import { useFindRows, usePickerLanguage } from '../item-data/item-data';
import { SlotsEditor } from '../slots-editor/slots-editor';
import { ChosenChips } from './chosen-chips';
import classes from './picker-field.module.css';
import { useLoadUnknown } from './use-load-unknown';
import { useTyped } from './use-typed';

export interface PickerFieldProps {
  place: CommandPlace;
  command: Command;
  param: ItemParam;
  /** The values of all parameters: a property needs the artifact, and the page without scripts keeps them in its address. */
  values: CommandValues;
  /** Name of the form field, with the prefix of the address. */
  name: string;
  errors?: readonly string[] | undefined;
  /** Called with the chosen ids; before hydration only the form has them. */
  onChange: (chosen: readonly string[]) => void;
}

const loadDialog = () => import('../picker-dialog/picker-dialog');

/** Chooses items of the handbook for a parameter (docs/behaviour/commands.md#pickers). */
export function PickerField({ place, command, param, values, name, errors, onChange }: PickerFieldProps) {
  const isHydrated = useIsHydrated();
  const ownId = useId();
  const id = `${command.id}-${param.id}-${ownId}`;
  const type = param.type;
  const language = usePickerLanguage();
  const find = useFindRows();
  const chosen = chosenOf(param, values);
  const artifact = artifactOf(param, { command, values, find });
  const listKey = { game: place.gameId, type, language };
  const isSlots = type === 'propSub';
  const isMulti = takesSeveral(param);
  const typed = useTyped({ chosen, isSlots, isMulti, onChange });
  /** The position that is being chosen: a slot's index, or the end; null if no dialog is open. */
  const [openFor, setOpenFor] = useState<number | null>(null);
  const dialog = useLoaded(loadDialog, openFor !== null);
  useLoadUnknown({ command, param, values, find, game: place.gameId, language });
  useEffect(() => {
    if (!dialog.hasFailed) return;
    setOpenFor(null);
    showToast({ type: 'error', title: 'Connection Error', message: 'The list could not be opened. Try again.' });
  }, [dialog.hasFailed]);

  const open = (index = chosen.length) => {
    if (dialog.hasFailed) dialog.retry();
    setOpenFor(index);
  };
  const close = (next: readonly string[]) => {
    const index = openFor ?? chosen.length;
    setOpenFor(null);
    // Closes the dialog before thousands of chosen items become lines.
    startTransition(() => {
      if (!isSlots) return onChange(next);
      const added = next[0];
      if (added !== undefined) onChange(replaceAt(chosen, index, addedSlot(added)));
    });
  };
  const addedSlot = (propertyId: string) =>
    slotFor(propertyId, { game: place.gameId, row: rowOf(type, propertyId, { find, groups: artifact.groups }) });
  const isFull = isSlots && chosen.length >= artifact.slots;
  const shared = { type, find, groups: artifact.groups };

  return (
    <div className={classes.field} role="group" aria-label={param.label}>
      {isHydrated ? <input type="hidden" name={name} value={fieldText(chosen)} /> : null}
      <TextField
        {...typed.input}
        id={id}
        name={isHydrated ? undefined : name}
        type="text"
        label={param.label}
        hint={hintOf({ isHydrated, artifact, isSlots, isMulti })}
        autoComplete="off"
        spellCheck={false}
        defaultValue={chosen.join(' ')}
        errors={errors ? [...errors] : undefined}
        end={
          isHydrated ? (
            typed.text === '' ? (
              <button
                type="button"
                className={classes.end}
                aria-label={`Choose ${param.label}`}
                disabled={artifact.isMissing || isFull}
                onPointerEnter={() => void loadDialog().catch(() => undefined)}
                onClick={() => open()}
              >
                Choose…
              </button>
            ) : (
              // The press must not take the focus from the field: leaving the field would add the text before the click does.
              <button
                type="button"
                className={classes.end}
                onMouseDown={(event) => event.preventDefault()}
                onClick={typed.add}
              >
                Add
              </button>
            )
          ) : artifact.isMissing ? null : (
            <SiteLink
              className={classes.end}
              to={pickerHref(place, command, param.id, values)}
              aria-label={`Choose ${param.label}`}
            >
              Choose…
            </SiteLink>
          )
        }
      />
      {isSlots ? (
        <SlotsEditor
          game={place.gameId}
          chosen={chosen}
          slots={artifact.slots}
          find={find}
          onChange={isHydrated ? onChange : undefined}
          onReplace={open}
        />
      ) : (
        <ChosenChips
          type={type}
          chosen={chosen}
          words={param.data}
          rowOf={(chosenId) => rowOf(type, chosenId, shared)}
          onChange={isHydrated ? onChange : undefined}
        />
      )}
      {openFor !== null && dialog.part ? (
        <dialog.part.PickerDialog
          listKey={listKey}
          label={param.label}
          isMulti={isMulti}
          chosen={isSlots ? [] : chosen}
          words={param.data}
          groups={artifact.groups}
          artifactStars={artifact.stars}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

interface HintOptions {
  isHydrated: boolean;
  artifact: ArtifactOf;
  isSlots: boolean;
  isMulti: boolean;
}

function hintOf({ isHydrated, artifact, isSlots, isMulti }: HintOptions): string {
  if (artifact.isMissing) return 'Choose an artifact first.';
  if (isHydrated) return isSlots ? 'Choose from the list, or type id:count.' : 'Choose from the list, or type an ID.';
  if (isSlots) return 'id:count, separated by spaces.';
  return isMulti ? 'IDs, separated by spaces.' : 'An ID.';
}
