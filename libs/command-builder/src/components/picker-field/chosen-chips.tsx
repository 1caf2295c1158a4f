import type { ParamOption } from '@starhaven/contracts/commands';
import type { ItemParamType } from '@starhaven/game-commands';
import { buttonClass, ItemIcon, rarityStyle } from '@starhaven/ui-kit';
import { pickerKinds } from '../../lib/picker/picker-kinds';
import { nameOf } from '../../lib/picker-rows/picker-row';
import type { PickerRow } from '../../lib/picker-rows/picker-row';
import chosenItem from '../chosen-item/chosen-item.module.css';
import classes from './picker-field.module.css';

/** Further items are only counted, because a selection of a whole list has thousands. */
const maxChips = 20;

export interface ChosenChipsProps {
  type: ItemParamType;
  chosen: readonly string[];
  /** Words that the command accepts instead of an id. */
  words: readonly ParamOption[];
  /** The row of an id; null if it is not in the data, undefined while that is unknown. */
  rowOf: (id: string) => PickerRow | null | undefined;
  /** Missing before hydration; nothing can be removed then. */
  onChange?: ((chosen: readonly string[]) => void) | undefined;
}

/** The chosen items with picture, name and id. An id that is not in the data is marked: the item may be newer than the data. */
export function ChosenChips({ type, chosen, words, rowOf, onChange }: ChosenChipsProps) {
  if (chosen.length === 0) return null;
  const hidden = chosen.length - maxChips;
  return (
    <>
      <ul className={classes.chips} aria-label="Chosen">
        {chosen.slice(0, maxChips).map((id) => {
          const word = words.find(({ value }) => value === id);
          const row = word ? null : rowOf(id);
          const name = word ? word.label || id : row === undefined ? id : nameOf(row);
          return (
            <li key={id} className={classes.chip} style={rarityStyle(row?.stars)}>
              <ItemIcon icon={row?.icon} drawing={pickerKinds[type].drawing} />
              <span className={onChange ? classes.words : `${classes.words} ${classes.still}`}>
                <span className={chosenItem.name} lang={row?.lang}>
                  {name}
                </span>
                <span className={chosenItem.more}>
                  {name === id ? null : <code>{id}</code>}
                  {!word && row === null ? <b className={chosenItem.unverified}> not in the handbook</b> : null}
                </span>
              </span>
              {onChange ? (
                <button
                  type="button"
                  className={chosenItem.remove}
                  aria-label={`Remove ${name} (${id})`}
                  onClick={() => onChange(chosen.filter((other) => other !== id))}
                >
                  <span aria-hidden="true">×</span>
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {hidden > 0 || (onChange && chosen.length > 2) ? (
        <p className={classes.rest}>
          {hidden > 0 ? <span>and {hidden.toLocaleString('en')} more</span> : null}
          {onChange ? (
            <button type="button" className={buttonClass()} onClick={() => onChange([])}>
              Remove all {chosen.length.toLocaleString('en')}
            </button>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
