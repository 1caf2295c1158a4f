import type { ItemParamType } from '@starhaven/game-commands';
import { defaultSlotFilter } from '@starhaven/game-commands';
import type { PickerFilters } from './picker-filters';
import { noFilters } from './picker-filters';

/**
 * The filters of a newly opened picker: artifacts of some games are limited to those with four places
 * (docs/behaviour/handbook.md#picker-groups).
 */
export const startFilters = (type: ItemParamType, game: number): PickerFilters =>
  type === 'artifactList' ? { ...noFilters, appendPropNum: defaultSlotFilter(game) } : noFilters;
