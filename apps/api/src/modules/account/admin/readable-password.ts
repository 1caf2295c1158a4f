import { randomInt } from 'node:crypto';

/** Leaves out symbols that look alike on paper. */
const symbols = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 5;

/** Twenty random symbols (99 bits) in groups that are easy to read from a screen. */
export function readablePassword(): string {
  const group = () => Array.from({ length: groupLength }, () => symbols[randomInt(symbols.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
