import { nameLanguages } from '@starhaven/contracts/handbook';

/** Bits after those of the languages: for aliases, and for the sound of a Chinese name. */
export const nameKind = { alias: 2 ** nameLanguages.length, sound: 2 ** (nameLanguages.length + 1) } as const;

/** Bits of all languages: a name with one of them is the entry's name in the game. */
export const languageBits = nameKind.alias - 1;
