import type { FormReply } from '@starhaven/ui-kit';

export type ImportedKind = 'avatar' | 'gear' | 'artifact';

/** One character, weapon or artifact of a build, as commands. */
export interface ImportedThing {
  kind: ImportedKind;
  name: string;
  lines: string[];
  /** Parts that cannot be converted, with the reason. */
  lost: string[];
}

/** How many items of one kind a build has. */
export interface ImportedCount {
  all: number;
  /** Items that the page does not show one by one. */
  unlisted: number;
  /** Unlisted items without a command. */
  withoutLines: number;
  /** Unlisted items whose commands leave out or change a value. */
  withLosses: number;
}

export type ImportIntent = 'preview';

/** The page's fields in a reply. */
export interface ImportReplyFields {
  preview: {
    engineName: string;
    /** The lines of all items. */
    lines: string[];
    /** The first items of each kind. */
    things: ImportedThing[];
    counts: Record<ImportedKind, ImportedCount>;
    /** Parts of the file that could not be read. */
    problems: string[];
  } | null;
}

export type ImportReply = FormReply<ImportIntent> & ImportReplyFields;
