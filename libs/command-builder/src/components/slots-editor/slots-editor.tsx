import {
  defaultStep,
  findSubProperty,
  readSubSlot,
  subSlotFor,
  subSlotText,
  subValueText,
} from '@starhaven/game-commands';
import type { SubSlot } from '@starhaven/game-commands';
import { buttonClass, rarityStyle } from '@starhaven/ui-kit';
import type { FindRows } from '../../lib/chosen/chosen-items';
import { nameOf } from '../../lib/picker-rows/picker-row';
import type { PickerRow } from '../../lib/picker-rows/picker-row';
import { replaceAt } from '../../lib/chosen/slot-for';
import chosenItem from '../chosen-item/chosen-item.module.css';
import classes from './slots-editor.module.css';
import { CountField } from './count-field';

export interface SlotsEditorProps {
  /** Game id. */
  game: number;
  /** Slots as `id:count` or `id:count:step`. */
  chosen: readonly string[];
  /** Number of places of the artifact. */
  slots: number;
  find: FindRows;
  /** Missing before hydration; nothing can be changed then. */
  onChange?: ((chosen: readonly string[]) => void) | undefined;
  /** Opens the picker for the slot at an index; the index after the last one adds a slot. */
  onReplace: (index: number) => void;
}

/** The sub properties of an artifact: one slot for each place, with count, step and the value that the game shows. */
export function SlotsEditor({ game, chosen, slots, find, onChange, onReplace }: SlotsEditorProps) {
  if (chosen.length === 0) return null;
  const change = (index: number, slot: SubSlot) => onChange?.(replaceAt(chosen, index, subSlotText(slot)));
  return (
    <>
      <ol className={classes.slots} aria-label="Chosen">
        {chosen.map((text, index) => (
          <SlotRow
            // The key is the position, because two slots may be equal.
            key={index}
            text={text}
            game={game}
            rows={find('propSub', readSubSlot(text)?.id ?? text)}
            onChange={onChange ? (slot) => change(index, slot) : undefined}
            onReplace={() => onReplace(index)}
            onRemove={() => onChange?.(chosen.filter((_, at) => at !== index))}
          />
        ))}
      </ol>
      <p className={classes.places}>
        {chosen.length} of {slots} {slots === 1 ? 'place' : 'places'}
      </p>
    </>
  );
}

interface SlotRowProps {
  text: string;
  game: number;
  rows: readonly PickerRow[] | undefined;
  onChange?: ((slot: SubSlot) => void) | undefined;
  onReplace: () => void;
  onRemove: () => void;
}

function SlotRow({ text, game, rows, onChange, onReplace, onRemove }: SlotRowProps) {
  const slot = readSubSlot(text);
  const row = rows?.[0];
  const name = row ? nameOf(row) : '???';
  const property = row?.stats ? { id: row.id, stats: row.stats } : null;
  const found = slot && property ? findSubProperty(slot, { game, properties: [property] }) : null;
  const step = found?.step ?? slot?.step ?? null;
  const value = slot && property ? subValueText(property.stats, step ?? defaultStep(property), slot.count) : null;
  const setStep = (next: number) => {
    if (slot === null) return;
    // A slot with its own step stores it separately from the id.
    if (slot.step !== null || property === null) onChange?.({ ...slot, step: next });
    else onChange?.(subSlotFor(property, { game, count: slot.count, step: next }));
  };
  return (
    <li className={classes.slot} style={rarityStyle(row?.stars)}>
      <span className={classes.words}>
        <span className={chosenItem.name} lang={row?.lang}>
          {name}
          {value === null ? null : <b className={classes.value}>{value}</b>}
        </span>
        <span className={chosenItem.more}>
          <code>{slot?.id ?? text}</code>
          {onChange || slot === null ? null : ` × ${slot.count}`}
          {rows?.length === 0 ? <b className={chosenItem.unverified}> not in the handbook</b> : null}
        </span>
      </span>
      {onChange && slot ? (
        <span className={classes.tools}>
          <CountField label="Count" of={name} value={slot.count} onChange={(count) => onChange({ ...slot, count })} />
          {step === null ? null : (
            <CountField
              label="Step"
              of={name}
              value={step}
              max={property?.stats.StepNum ?? undefined}
              onChange={setStep}
            />
          )}
          <button type="button" className={buttonClass()} aria-label={`Replace ${name}`} onClick={onReplace}>
            Replace
          </button>
        </span>
      ) : null}
      {onChange ? (
        <button
          type="button"
          className={`${chosenItem.remove} ${classes.remove}`}
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          <span aria-hidden="true">×</span>
        </button>
      ) : null}
    </li>
  );
}
