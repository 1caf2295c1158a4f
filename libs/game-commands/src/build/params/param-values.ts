import type { CommandParam } from '@starhaven/contracts/commands';
import { findValues } from '../command-values';
import type { CommandValues } from '../command-values';
import { takesSeveral } from './param-kinds';
import { canonicalSubSlot } from './sub-slot';

const isPlain = /^[\w.:-]+$/;

/** One typed value, normalised: without outer spaces, and repeated spaces as one. Line breaks stay, so that they are refused. */
export const tidyText = (text: string): string =>
  isPlain.test(text)
    ? text
    : text
        .normalize('NFC')
        .replace(/[\t\p{Zs}]+/gu, ' ')
        .trim();

/**
 * The values of a parameter for the line: the typed ones or its own `value`, normalised, without empty texts and duplicates. A parameter
 * that accepts only one value keeps the first.
 */
export function valuesOfParam(param: CommandParam, values: CommandValues): string[] {
  const given = findValues(values, param.id) ?? [param.value];
  const tidy = given.map(tidyText).filter((text) => text !== '');
  if (param.type === 'propSub') return tidy.map(canonicalSubSlot);
  return takesSeveral(param) ? [...new Set(tidy)] : tidy.slice(0, 1);
}
