import { nameLanguages } from '@starhaven/contracts';

/** Beside the bits of languages: what an entry is also called, and what its Chinese name sounds like. */
export const nameKind = { alias: 2 ** nameLanguages.length, sound: 2 ** (nameLanguages.length + 1) } as const;

/** Bits of all languages: a name that has one of them is the entry's name as the game writes it. */
export const languageBits = nameKind.alias - 1;
