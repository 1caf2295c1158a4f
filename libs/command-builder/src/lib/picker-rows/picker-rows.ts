import type { ParamOption } from '@starhaven/contracts/commands';
import type { ItemParamType } from '@starhaven/game-commands';
import { propertyFilterOf } from '@starhaven/game-commands';
import { propertiesOf } from '../picker/picker-filters';
import { isPropertyType } from '../picker/picker-kinds';
import type { PickerRow } from './picker-row';

export interface PickerRowsOptions {
  game: number;
  type: ItemParamType;
  /** Groups of properties that the chosen artifacts can have; empty if unknown. */
  groups: readonly string[];
  /** The state of the switch `Auto Filter (Official)`. */
  isAuto: boolean;
  /** Words that the command accepts instead of an id, such as `all`. */
  words: readonly ParamOption[];
}

/** Whether the list of properties is limited to the groups of the artifact, and whether the visitor can switch that off. */
export const groupFilterOf = ({ game, type, groups, isAuto }: Omit<PickerRowsOptions, 'words'>) =>
  propertyFilterOf({ game, group: isPropertyType(type) ? (groups[0] ?? '') : '', isAuto });

/**
 * All rows that a picker offers: the words of the command, then the items. Properties are limited to the groups that the artifact can have.
 */
export function pickerRows(loaded: readonly PickerRow[], options: PickerRowsOptions): readonly PickerRow[] {
  const { type, groups, words } = options;
  const { isFiltered } = groupFilterOf(options);
  const items = isPropertyType(type) ? propertiesOf(loaded, { groups, isFiltered }) : loaded;
  const ofCommand = words.map(({ value, label }): PickerRow => ({ id: value, name: label || value, lang: 'en' }));
  return ofCommand.length === 0 ? items : [...ofCommand, ...items];
}
