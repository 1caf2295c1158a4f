import type { Property } from '@starhaven/contracts/handbook';
import type { ArtifactFact } from '../build/command-facts';
import type { SubSlot } from '../build/params/sub-slot';

export interface ImportedAvatar {
  id: string;
  level: number;
  /** 0 to 6; eidolons in Star Rail. */
  constellation: number;
  ascension: number;
  talents: number[];
}

export interface ImportedGear {
  /** Id of a weapon or light cone. */
  id: string;
  level: number;
  ascension: number;
  /** 1 to 5; superimposition in Star Rail. */
  refinement: number;
}

export interface ImportedArtifact {
  id: string;
  /** 0 means a piece without experience. */
  level: number;
  /** Id of the main property. */
  main: string;
  subs: SubSlot[];
}

/** A part of the file that could not be added to the build. */
export interface ImportProblem {
  /** A name or an id in the file. */
  name: string;
  /** For the visitor. */
  message: string;
}

/** A player's characters and equipment, from any kind of file (docs/behaviour/commands.md#build-imports). */
export interface ImportedBuild {
  game: number;
  avatars: ImportedAvatar[];
  gear: ImportedGear[];
  artifacts: ImportedArtifact[];
  problems: ImportProblem[];
}

export const emptyBuild = (game: number): ImportedBuild => ({
  game,
  avatars: [],
  gear: [],
  artifacts: [],
  problems: [],
});

/** The page's handbook data. Names are in PascalCase without spaces and marks: `HuTao`. */
export interface ImportFacts {
  avatarByName: (name: string) => string | null;
  weaponByName: (name: string) => string | null;
  /** `slot` as in GenshinSlot; `stars` from 1 to 5. */
  artifactByName: (set: string, slot: number, stars: number) => string | null;
  artifact: (id: string) => ArtifactFact | null;
  properties: (kind: 'main' | 'sub', group: string) => readonly Pick<Property, 'id' | 'stats'>[];
}
