import type { FormReply } from '@starhaven/ui-kit';

/** One character, weapon or artifact of a build, as commands. */
export interface ImportedThing {
  kind: 'avatar' | 'gear' | 'artifact';
  name: string;
  lines: string[];
  /** Parts that cannot be converted, with the reason. */
  lost: string[];
}

export type ImportIntent = 'preview';

/** The page's fields in a reply. */
export interface ImportNews {
  preview: {
    engineName: string;
    things: ImportedThing[];
    /** Parts of the file that could not be read. */
    problems: string[];
  } | null;
}

export type ImportReply = FormReply<ImportIntent> & ImportNews;
