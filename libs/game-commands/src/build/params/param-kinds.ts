import type { CommandParam, CommandParamType } from '@starhaven/contracts/commands';
import type { ItemParamType } from '../command-facts';

/** Types whose values are ids chosen with a picker (docs/behaviour/commands.md#parameter-types). */
export const isItemType = (type: CommandParamType): type is ItemParamType =>
  type.endsWith('List') || type === 'propSub';

/** Whether each selected item becomes its own line; sub properties share one (docs/behaviour/commands.md#several-lines). */
export const takesSeveral = ({ type, multi }: CommandParam): boolean => multi && type.endsWith('List');

/** Whether the parameter is one number. */
export const isNumeric = ({ type }: CommandParam): boolean => type === 'number' || type === 'range';

/** A parameter whose values are ids of the handbook. */
export type ItemParam = CommandParam & { type: ItemParamType };

export const isItemParam = (param: CommandParam): param is ItemParam => isItemType(param.type);
