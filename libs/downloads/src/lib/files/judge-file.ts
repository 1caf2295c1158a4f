import type { KnownFile } from './known-files';

/** A file of the visitor's, with the checksums that were computed. */
export interface CheckedFile {
  name: string;
  bytes: number;
  sums: Partial<Record<KnownFile['algorithm'], string>>;
}

export type Verdict =
  | { kind: 'intact'; known: KnownFile }
  /** A file of this name is offered, with more bytes. */
  | { kind: 'incomplete'; known: KnownFile }
  /** A file of this name is offered, with another content. */
  | { kind: 'different'; known: KnownFile }
  | { kind: 'unknown' };

// Browsers rename a second download of a file: `client (1).zip`.
const plainName = (name: string) => name.toLowerCase().replace(/ ?\(\d+\)(?=\.[^.]*$|$)/, '');

/** What a file is, among the files of a build: its content decides, then its name. */
export function judgeFile(file: CheckedFile, known: readonly KnownFile[]): Verdict {
  const same = known.find(({ algorithm, sum }) => file.sums[algorithm] === sum);
  if (same) return { kind: 'intact', known: same };
  const namesake = known.find(({ name }) => plainName(name) === plainName(file.name));
  if (!namesake) return { kind: 'unknown' };
  return { kind: file.bytes < namesake.bytes ? 'incomplete' : 'different', known: namesake };
}
