// What reads commands, in a file of its own: it is loaded with the first letter.
export { completeLine, splitLines } from '@starhaven/game-commands';
export { checkLine } from './check-line';
export { findItemIds } from './find-item-ids';
