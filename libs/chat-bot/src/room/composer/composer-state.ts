import { chatMessageMaxLength } from '@starhaven/contracts/chat';

/** The counter turns yellow above this (docs/behaviour/chat.md#message-rules). */
const warnAbove = 140;

export type CounterTone = 'plain' | 'warn' | 'error';

export interface Counted {
  /** Of the trimmed text. */
  length: number;
  tone: CounterTone;
  canBeSent: boolean;
}

export function countText(text: string): Counted {
  const { length } = text.trim();
  const tone = length > chatMessageMaxLength ? 'error' : length > warnAbove ? 'warn' : 'plain';
  return { length, tone, canBeSent: length > 0 && length <= chatMessageMaxLength };
}
