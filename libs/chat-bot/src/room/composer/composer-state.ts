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

interface Key {
  key: string;
  keyCode: number;
  isComposing: boolean;
  /** Milliseconds on the clock of DOM events. */
  timeStamp: number;
}

/** Safari sends the Enter that ends a composition after `compositionend`. */
const lateKeyMs = 60;

/** True for an Enter that belongs to an input method: it ends a composition and must not send. */
export function isOfInputMethod({ key, keyCode, isComposing, timeStamp }: Key, compositionEndedAt: number): boolean {
  if (key !== 'Enter' && keyCode !== 229) return false;
  return isComposing || keyCode === 229 || timeStamp - compositionEndedAt < lateKeyMs;
}
