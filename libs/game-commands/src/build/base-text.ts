import type { Command } from '@starhaven/contracts/commands';
import { wordsOf } from './params/param-format';

/** The beginning of the line: the base text, or the head if there is none (docs/behaviour/commands.md#beginning-of-a-line). */
export const baseTextOf = ({ value, head }: Pick<Command, 'value' | 'head'>): string =>
  (wordsOf(value).length > 0 ? wordsOf(value) : wordsOf(head)).join(' ');
