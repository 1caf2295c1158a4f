import type { CommandParamType } from '@starhaven/contracts/commands';

/** The types of parameters whose values are ids of the handbook. */
export type ItemParamType = Extract<CommandParamType, `${string}List` | 'propSub'>;

/** What an artifact determines about its properties; `main` and `sub` are groups of properties. */
export interface ArtifactFact {
  main: string;
  sub: string;
  appendPropNum: number;
}

/** The page's handbook data. Each part is optional; what is missing is not checked. */
export interface CommandFacts {
  /** Null for an id that is not in the data. */
  artifact?: (id: string) => ArtifactFact | null;
  /** For `propSub`, the id as in the line, including the roll's tier (`tieredPropertyId`). */
  hasItem?: (type: ItemParamType, id: string) => boolean;
  itemName?: (type: ItemParamType, id: string) => string | null;
}
