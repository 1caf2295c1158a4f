// The code that reads commands is in a separate file, which is loaded when the first letter is typed.
export { completeLine, splitLines } from '@starhaven/game-commands';
export { checkLine } from './check-line';
export { findItemIds } from './find-item-ids';
