import type { CommandParamType } from '@starhaven/contracts/commands';

/** The types of parameters whose values are ids of the handbook. */
export type ItemParamType = Extract<CommandParamType, `${string}List` | 'propSub'>;

/** What an artifact says about its properties; `main` and `sub` are groups of properties. */
export interface ArtifactFact {
  main: string;
  sub: string;
  appendPropNum: number;
}

/** What the page knows from the handbook. Each part may be missing: without it nothing is checked against it. */
export interface CommandFacts {
  /** Null for an id that the data does not know. */
  artifact?: (id: string) => ArtifactFact | null;
  /** For `propSub` the id is the one of the line, with the roll's tier in it (`tieredPropertyId`). */
  hasItem?: (type: ItemParamType, id: string) => boolean;
  itemName?: (type: ItemParamType, id: string) => string | null;
}
