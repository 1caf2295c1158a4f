import type { ItemParamType } from '@starhaven/game-commands';
import { defaultSlotFilter } from '@starhaven/game-commands';
import type { PickerFilters } from './picker-filters';
import { noFilters } from './picker-filters';

/** The filters that a picker opens with: artifacts of some games are narrowed to those with four places (docs/behaviour/handbook.md#picker-groups). */
export const startFilters = (type: ItemParamType, game: number): PickerFilters =>
  type === 'artifactList' ? { ...noFilters, appendPropNum: defaultSlotFilter(game) } : noFilters;
