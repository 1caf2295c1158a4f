import type { FormReply } from '@starhaven/ui-kit';

/** One character, weapon or artifact of a build, as commands. */
export interface ImportedThing {
  kind: 'avatar' | 'gear' | 'artifact';
  name: string;
  lines: string[];
  /** What is not carried over, with the reason. */
  lost: string[];
}

export type ImportIntent = 'preview';

/** The page's own fields of a reply. */
export interface ImportNews {
  preview: {
    engineName: string;
    things: ImportedThing[];
    /** What of the file could not be read. */
    problems: string[];
  } | null;
}

export type ImportReply = FormReply<ImportIntent> & ImportNews;
